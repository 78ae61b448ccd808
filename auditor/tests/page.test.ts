import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditorPage } from '../build.ts';

test('the page is one file whose policy lets its own script and style run, and nothing in or out', async () => {
  const page = await auditorPage();
  const inside = (name: string) =>
    new RegExp(`<${name}>([^]*?)</${name}>`, 'u').exec(page)?.[1] ?? '';
  const digestOf = (text: string) =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(page)?.[1];
  expect(inside('script').length).toBeGreaterThan(20_000);
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${digestOf(inside('script'))}`,
    `style-src ${digestOf(inside('style'))}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(page.match(/\b(?:src|href)=|https?:|url\(|@import/gu)).toBeNull();
  expect(page.match(/<script/gu)).toHaveLength(1);
});
