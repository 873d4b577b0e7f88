// web/page/announce.js — sentences for those who listen to the page. Added to: a screen reader reads
// what is new, and its user may go back to what was.
'use strict';

// An empty sentence takes all away: at a screen of two what one has heard is not the other's.
function announce(sentence) {
  if (!sentence) return document.getElementById('announcements').replaceChildren();
  const line = document.createElement('p');
  line.textContent = sentence;
  document.getElementById('announcements').append(line);
}
