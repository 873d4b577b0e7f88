// web/page/announce.js — sentences for those who listen to the page. Only ever added to: a screen
// reader reads what is new, and its user may go back to what was.
'use strict';

function announce(sentence) {
  const line = document.createElement('p');
  line.textContent = sentence;
  document.getElementById('announcements').append(line);
}
