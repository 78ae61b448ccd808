import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { meetAt } from '../../testing/fakes/firebase/session/session.tsx';
import { wearAssemblyIcon } from './assemblyIcon.ts';

const logos: Record<string, string | null> = {
  torres: '/api/files/torres.png',
  lomas: '/api/files/lomas.png',
  sinlogo: null,
};
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  meetAt({ cot: null });
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" type="image/svg+xml">';
  callApi.mockImplementation(async (_: string, path: string) => {
    asked.push(path);
    const cot = path.split('cot=')[1] ?? '';
    if (!(cot in logos)) throw new Error('No encontramos esa asamblea.');
    return { logoUrl: logos[cot] };
  });
});

async function open(path: string, search = '') {
  const stop = wearAssemblyIcon(path, search);
  await vi.advanceTimersByTimeAsync(1000);
  return stop;
}

const icon = () => document.querySelector('link')?.getAttribute('href');
const kind = () => document.querySelector('link')?.getAttribute('type');

test('wears the logo of the assembly in the address, and ours again without one', async () => {
  await open('/votes/public', '?cot=Torres');
  expect([icon(), kind()]).toEqual(['/api/files/torres.png', null]);
  await open('/votes/public', '?cot=sinlogo');
  expect([icon(), kind()]).toEqual(['/favicon.svg', 'image/svg+xml']);
  await open('/results/public', '?cot=lomas');
  await open('/votes/public');
  expect(icon()).toBe('/favicon.svg');
});

test('wears the logo of the signed-in member’s assembly, asked once', async () => {
  meetAt({ cot: 'lomas' });
  asked.length = 0;
  await open('/register');
  await open('/votes/private');
  expect(icon()).toBe('/api/files/lomas.png');
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('keeps what it wears when the assembly cannot be asked or the page was left', async () => {
  await open('/votes/public', '?cot=nada');
  expect(icon()).toBe('/favicon.svg');
  wearAssemblyIcon('/votes/public', '?cot=torres')();
  await vi.advanceTimersByTimeAsync(1000);
  expect(icon()).toBe('/favicon.svg');
});
