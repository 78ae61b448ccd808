import type { Plugin } from 'vite';

const zipping = /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/u;

/**
 * The writer of workbooks zips what is above 160 kB in a worker that it makes of a text. Our policy refuses
 * such workers and the writer never hears of it: the file of some seven hundred units would never come. It
 * zips where it is called instead, as it does with what is smaller.
 */
export const zipHere: Plugin = {
  name: 'zip-here',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: zipping },
    handler: () =>
      "import zip from './zipToArrayBufferSync.js';\nexport default async (files) => zip(files);",
  },
};
