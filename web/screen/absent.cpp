// web/screen/absent.cpp — parts of SDL that Dear ImGui's backend names and this page never reaches:
// gamepads, SDL's own renderer, loaded libraries. Saying "none" here keeps them out of the program.
#include <SDL.h>

SDL_GameController* SDL_GameControllerOpen(int) { return nullptr; }
Sint16 SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }
int SDL_GetRendererOutputSize(SDL_Renderer*, int*, int*) { return -1; }
void SDL_UnloadObject(void*) {}
