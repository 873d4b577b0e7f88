// web/page/404.js — some mail filters turn the '#' of a link into '%23', which makes the game part
// of the path. Turned back, the link works again. The page that says "Not found" asks for this script
// in its own folder and in those above it, because it is shown at any depth: where it is found is home.
{
  const at = location.href.match(/%(?:25)*23/);
  const home = new URL('./', document.currentScript.src);
  if (at) {
    const game = location.href.slice(at.index + at[0].length);
    const query = location.href.slice(0, at.index).split('?')[1];
    location.replace(home.href + (query ? '?' + query : '') + '#' + game);
  }
}
