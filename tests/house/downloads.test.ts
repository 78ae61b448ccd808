import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../web/src/', import.meta.url).pathname;

/** The functions that name a file: the drive keeps the name that a person gave it. */
const namers = {
  useFileSaver: ['parts/useDownload.ts', 'features/meeting/viewer/DocumentView.tsx'],
  download: ['features/polls/results/ReceiptCodes.tsx', 'ui/files/useFileSaver.ts'],
};

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/u.test(path) && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }));

test.each(Object.entries(namers))(
  'a file is handed over by %s only where it gets the name of its kind, its assembly and its day',
  (imported, allowed) => {
    const importing = new RegExp(`import \\{ ${imported} \\} from`, 'u');
    const found = sources.filter(({ text }) => importing.test(text)).map(({ path }) => path);
    expect(found.sort()).toEqual(allowed.toSorted());
  },
);

test('every download takes its name from the one function', () => {
  const own = /\bname: [`'][^`']*\.(?:pdf|csv|xlsx|docx|txt|ics|zip)[`']/u;
  expect(sources.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
});
