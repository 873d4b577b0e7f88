// web/page/404.js — some mail filters turn the '#' of a link into '%23', which makes the game part
// of the path. Turned back, the link works again.
const at = location.href.indexOf('%23');
if (at > 0) location.replace(location.href.slice(0, at) + '#' + location.href.slice(at + 3));
