// web/page/page.lib.js — the C++ side's way to page.js. Linked into wargames.js; no logic here.
// (Emscripten's libraries know only functions written out in full.)
mergeInto(LibraryManager.library, {
  wg_page_fragment: function () { return allocateUTF8(Module['page'].link.fragment()); },
  wg_page_set_fragment: function (token) { Module['page'].link.set(UTF8ToString(token)); },
  wg_page_is_on_disk: function () { return location.protocol === 'file:'; },
  wg_page_query: function (name) { return allocateUTF8(Module['page'].query(UTF8ToString(name))); },
  wg_page_amend: function (name, value) { Module['page'].link.amend(UTF8ToString(name), UTF8ToString(value)); },
  wg_page_visit: function (id, token) { return Module['page'].visit(UTF8ToString(id), UTF8ToString(token)); },
  wg_page_remember: function (name, value) { Module['page'].remember(UTF8ToString(name), UTF8ToString(value)); },
  wg_page_recall: function (name) { return allocateUTF8(Module['page'].recall(UTF8ToString(name))); },
  wg_page_settle_in: function (embed, listens, parent, ref) {
    return Module['page'].embed.settleIn(embed < 0 ? null : embed === 1, !!listens, UTF8ToString(parent), UTF8ToString(ref));
  },
  wg_page_ready: function (fields) { Module['page'].embed.started(JSON.parse(UTF8ToString(fields))); },
  wg_page_post: function (type, fields, hasToken) {
    Module['page'].embed.post(UTF8ToString(type), JSON.parse(UTF8ToString(fields)), !!hasToken);
  },
  wg_page_announce: function (sentence) { Module['page'].announce(UTF8ToString(sentence)); },
  wg_page_scale: function (percent) { Module['page'].scale(percent); },
  wg_page_theme: function (name) { Module['page'].theme(UTF8ToString(name)); },
  wg_page_title: function (text) { Module['page'].title(UTF8ToString(text)); },
  wg_page_ask_for_link: function () { Module['page'].paste.ask(); },
  wg_page_random: function () { return crypto.getRandomValues(new Uint32Array(1))[0] | 0; },
  wg_page_started: function () { Module['page'].started(); },
  wg_page_cannot_start: function (why) { Module['page'].cannotStart(UTF8ToString(why)); },
  wg_page_place: function (name, label, x, y, width, height, copies, href) {
    Module['page'].buttons.place(UTF8ToString(name), UTF8ToString(label), x, y, width, height, copies, UTF8ToString(href));
  },
  wg_page_picture: function (name, width, height, rgba) {
    Module['page'].paper.picture(UTF8ToString(name), width, height, HEAPU8.subarray(rgba, rgba + 4 * width * height));
  },
  wg_page_show_paper: function (json, csvName, csv) {
    Module['page'].paper.show(JSON.parse(UTF8ToString(json)), UTF8ToString(csvName), UTF8ToString(csv));
  },
  wg_page_view: function (name) { Module['page'].text.view(UTF8ToString(name)); },
  wg_page_show_text: function (leaf) { Module['page'].text.show(JSON.parse(UTF8ToString(leaf))); },
  wg_page_typeface: function (family, weight, ttf, bytes) {
    Module['page'].typeface(UTF8ToString(family), String(weight), HEAPU8.slice(ttf, ttf + bytes));
  },
  wg_page_hide: function (name) { Module['page'].buttons.hide(UTF8ToString(name)); },
});
