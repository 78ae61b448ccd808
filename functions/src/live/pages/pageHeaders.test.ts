import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contentSecurityPolicy, pageHeaders } from './pageHeaders.ts';

const hosting = z
  .object({
    hosting: z.object({
      headers: z.array(
        z.object({
          source: z.string(),
          headers: z.array(z.object({ key: z.string(), value: z.string() })),
        }),
      ),
    }),
  })
  .parse(JSON.parse(readFileSync(new URL('../../../../firebase.json', import.meta.url), 'utf8')));

test('sets the same security headers as Hosting does for static files', () => {
  const everywhere = hosting.hosting.headers.find((rule) => rule.source === '!/@(api|video)/**');
  const ours: Record<string, string> = pageHeaders([]);
  expect(everywhere?.headers.length).toBeGreaterThan(0);
  for (const { key, value } of everywhere?.headers ?? []) expect(ours[key]).toBe(value);
});

test('never allows a script from elsewhere or written in the page', () => {
  expect(contentSecurityPolicy).toContain("script-src 'self';");
});

test('lets the browser reach the local emulators, and only those', () => {
  const policy = pageHeaders(['http://127.0.0.1:8080'])['Content-Security-Policy'];
  expect(policy).toContain('wss://*.googleapis.com http://127.0.0.1:8080; frame-ancestors');
});

test('a frame is ours or of YouTube without cookies, and no script is of anybody else', () => {
  expect(contentSecurityPolicy).toContain(
    "; frame-src 'self' https://www.youtube-nocookie.com; media-src 'self' https:;",
  );
  expect(contentSecurityPolicy).toContain("; script-src 'self'; ");
  expect(contentSecurityPolicy).toContain(
    "; connect-src 'self' https://*.googleapis.com wss://*.googleapis.com; ",
  );
});
