import { sentencesOf } from './riddles.ts';

/** One name of a test, or one sentence of a comment, with the line (from 1) where it begins. */
export interface Prose {
  readonly line: number;
  readonly text: string;
  /** Nothing was said before it: a name, or the first sentence of its comment. */
  readonly first: boolean;
}

const quoted = String.raw`\(\s*(?<quote>['"${'`'}])(?<name>(?:\\.|(?!\k<quote>)[\s\S])+)\k<quote>`;
const direct = new RegExp(String.raw`\b(?:test|describe)(?:\.\w+)*${quoted}`, 'gu');
/** The call after a table: it stands behind the bracket that closes the table. */
const afterTable = new RegExp(
  String.raw`^\s*(?:[\]}]|(?:test|describe)\.each\b.*)\)?\)${quoted}`,
  'gmu',
);

/** Reads the literal names of `test`, `test.each` and `describe` in a test file. */
export function testNamesIn(source: string): Prose[] {
  return [direct, afterTable].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(({ index, groups }) => ({
      line: source.slice(0, index).split('\n').length,
      text: groups?.name ?? '',
      first: true,
    })),
  );
}

const ownLine = /^\s*(?:\/\/|\/\*+|\*(?!\/))\s?(?<said>.*?)\s*(?:\*\/\s*)?$/u;
const behindCode = /\s\/\/ (?<said>[^'"`]+)$/u;

/** A blank line, an item of a list or a tag begins a paragraph. */
const betweenParagraphs = /\n\s*\n|\n(?=\s*(?:- |@))/u;

/** Reads the sentences of the comments of a TypeScript or CSS file; comments inside JSX are not read. */
export function commentSentencesIn(source: string): Prose[] {
  return commentsIn(source).flatMap(({ line, said }) => {
    const sentences = said.split(betweenParagraphs).flatMap(sentencesOf);
    let from = 0;
    return sentences.map((sentence, place) => {
      from = said.indexOf(sentence, from);
      const linesBefore = said.slice(0, from).split('\n').length - 1;
      return {
        line: line + linesBefore,
        text: sentence.replace(/\s+/gu, ' '),
        first: place === 0,
      };
    });
  });
}

/** The comments of a file: neighbouring `//` lines are one. */
function commentsIn(source: string): { line: number; said: string }[] {
  const comments: { line: number; said: string }[] = [];
  let isOpen = false;
  for (const [at, text] of source.split('\n').entries()) {
    const own = ownLine.exec(text)?.groups?.said;
    const said = own ?? behindCode.exec(text)?.groups?.said;
    const last = comments.at(-1);
    if (said !== undefined) {
      const goesOn = own !== undefined && isOpen && !/^\s*\/\*/u.test(text);
      if (goesOn && last !== undefined) last.said += `\n${said}`;
      else comments.push({ line: at + 1, said });
    }
    isOpen = own !== undefined && !text.trimEnd().endsWith('*/');
  }
  return comments;
}
