// web/screen/absent.cpp — parts of SDL that SDL itself and Dear ImGui's backend name and this page
// never reaches: gamepads, software surfaces, gestures, loaded libraries. Saying "none" keeps them
// out of the program.
#include <SDL.h>

SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }
int SDL_GetRendererOutputSize(SDL_Renderer*, int*, int*) { return -1; }
void SDL_UnloadObject(void*) {}

SDL_Surface* SDL_CreateRGBSurface(Uint32, int, int, int, Uint32, Uint32, Uint32, Uint32) {
  return nullptr;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void*, int, int, int, int, Uint32, Uint32, Uint32, Uint32) {
  return nullptr;
}
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface*, Uint32, Uint32) { return nullptr; }
void SDL_FreeSurface(SDL_Surface*) {}
SDL_bool SDL_PixelFormatEnumToMasks(Uint32, int*, Uint32*, Uint32*, Uint32*, Uint32*) {
  return SDL_FALSE;
}
void SDL_CalculateGammaRamp(float, Uint16*) {}

// Not in its public headers.
extern "C" {
int SDL_GestureAddTouch(SDL_TouchID) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID) { return 0; }
void SDL_GestureProcessEvent(SDL_Event*) {}
void SDL_GestureQuit() {}
int Emscripten_CreateWindowFramebuffer(void*, SDL_Window*, Uint32*, void**, int*) { return -1; }
int Emscripten_UpdateWindowFramebuffer(void*, SDL_Window*, const SDL_Rect*, int) { return -1; }
void Emscripten_DestroyWindowFramebuffer(void*, SDL_Window*) {}
}
