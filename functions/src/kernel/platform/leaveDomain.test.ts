import domain from 'node:domain';
import { expect, test } from 'vitest';
import { leaveDomain } from './leaveDomain.ts';

const active = (): unknown => Reflect.get(process, 'domain') ?? null;

test('goes on outside the domain in which it was called, also after waiting', async () => {
  const request = domain.create();
  const seen = await request.run(async () => {
    const before = active();
    leaveDomain();
    const after = active();
    await Promise.resolve();
    return [before, after, active()];
  });
  expect(seen).toEqual([request, null, null]);
});

test('does nothing where there is no domain', () => {
  leaveDomain();
  expect(active()).toBeNull();
});
