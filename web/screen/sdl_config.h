// web/screen/sdl_config.h — what SDL is compiled without, ahead of each of its files: the page
// makes its own graphics context, and SDL's own number formatting is a tenth of the C library's.
#include <SDL_config.h>

#undef SDL_VIDEO_OPENGL_EGL
#undef SDL_VIDEO_OPENGL_ES2
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef HAVE_VSNPRINTF
#undef HAVE_VSSCANF
#undef HAVE_SSCANF
#undef HAVE_STRTOD
#undef HAVE_ICONV
#undef HAVE_ICONV_H
