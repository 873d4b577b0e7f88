// tests/web/finders.mjs — what five libraries, which chats, forums and mail programs are made of, take for the link in a text.
import Autolinker from 'autolinker';
import LinkifyIt from 'linkify-it';
import * as linkify from 'linkifyjs';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';

const kEntities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const hrefs = (html) => [...html.matchAll(/href="([^"]*)"/g)]
  .map(([, href]) => href.replace(/&(amp|lt|gt|quot|#39);/g, (all, name) => kEntities[name]));

const markdown = new MarkdownIt({ linkify: true });
const plain = new LinkifyIt();

// name -> text -> the addresses it would link, in order.
export const finders = {
  'linkify-it': (text) => (plain.match(text) ?? []).map((found) => found.url),
  linkifyjs: (text) => linkify.find(text, 'url').map((found) => found.href),
  marked: (text) => hrefs(marked.parse(text)),
  'markdown-it': (text) => hrefs(markdown.render(text)),
  autolinker: (text) => hrefs(Autolinker.link(text, { truncate: 0 })),
};

// As format=flowed and every mail program does it: words move to the next line, a long word stays whole.
function wrapped(text, width = 76) {
  return text.split(' ').reduce((lines, word) => {
    if (lines.at(-1).length + 1 + word.length <= width) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
    return lines;
  }, ['']).join('\n').trim();
}

// name -> link -> the text it stands in.
export const contexts = {
  'alone': (link) => link,
  'in parentheses': (link) => `My game (${link}) went wrong.`,
  'before a full stop': (link) => `Have a look at ${link}.`,
  'before a comma': (link) => `In ${link}, what would you do?`,
  'in quotes': (link) => `He wrote "${link}" and was gone.`,
  'at the end of a line': (link) => `Here it is:\n${link}\nYour move.`,
  'in angle brackets': (link) => `Here it is: <${link}>.`,
  'followed by Cyrillic': (link) => `Смотри ${link} и скажи.`,
  'followed by Chinese': (link) => `请看${link}，谢谢。`,
  'in a list': (link) => `Games:\n\n- ${link}\n- another one\n`,
  'with a tracker appended': (link) => `Have a look: ${link}?utm_source=newsletter&utm_medium=email`,
  'before an exclamation': (link) => `You must see ${link}!!! Now`,
  'wrapped at 76 columns': (link) => wrapped(`I lost the western road at ten and still do not see what I could have done about it: ${link} is the whole game, tell me.`),
  'in bold': (link) => `This is **${link}** of course.`,
};
