import { expect, test } from 'vitest';
import { hosting } from '../support/browser/openPage.ts';

const ask = (path: string, init: RequestInit = {}) => fetch(`${hosting()}${path}`, init);
const policyOf = (response: Response) => response.headers.get('content-security-policy');

test.each([
  '/api/auth/session',
  '/api/public/live?only=stage&cot=demo',
  '/api/files/x',
  '/api/nowhere',
])('%s keeps the policy of the API behind Hosting', async (path) => {
  const answer = await ask(path);
  expect(policyOf(answer)).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  const kept = path.startsWith('/api/public/live') ? 's-maxage=1' : 'private, no-store';
  expect(answer.headers.get('cache-control')).toContain(kept);
});

test.each(['/', '/login', '/votes/current', '/quorum/public?cot=demo', '/una-pagina'])(
  '%s keeps the policy of the pages',
  async (path) => {
    const answer = await ask(path);
    expect(policyOf(answer)).toContain("script-src 'self'");
    expect(policyOf(answer)).toContain("object-src 'none'");
    expect(policyOf(answer)).not.toContain('zoom');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('the page of the video of Zoom has its own policy, and nothing else of ours has it', async () => {
  for (const path of ['/video/zoom.html', '/video/zoom.js']) {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    const { port } = new URL(hosting());
    const pages = `http://127.0.0.1:${port} http://localhost:${port}`;
    expect(policyOf(answer)).toContain(`frame-ancestors ${pages}; `);
    expect(policyOf(answer)).toMatch(/connect-src [^;']*wss:\/\/\*\.zoom\.us;/u);
  }
  expect((await ask('/video/votes')).status).toBe(404);
});

test('no page of another origin may read what the API or a page answers', async () => {
  const origin = 'https://evil.example';
  const preflight = { 'access-control-request-method': 'POST', origin };
  for (const path of ['/api/auth/session', '/quorum/public?cot=demo']) {
    for (const init of [{ headers: { origin } }, { method: 'OPTIONS', headers: preflight }]) {
      const answer = await ask(path, init);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  }
});
