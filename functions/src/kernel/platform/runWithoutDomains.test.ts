import domain from 'node:domain';
import { afterEach, expect, test } from 'vitest';
import { runWithoutDomains } from './runWithoutDomains.ts';

const { create } = domain;
afterEach(() => Object.assign(domain, { create }));

/** The way in which the framework runs each request. */
function asFramework<R>(work: () => R): R {
  const request = domain.create();
  request.on('error', () => undefined);
  return request.run(work);
}

const active = (): unknown => Reflect.get(process, 'domain') ?? null;

test('a request runs, answers, and has no domain, also after waiting', async () => {
  runWithoutDomains({ FUNCTION_SIGNATURE_TYPE: 'http' });
  const seen = await asFramework(async () => {
    const before = active();
    await Promise.resolve();
    return [before, active()];
  });
  expect(seen).toEqual([null, null]);
});

test('an error thrown inside reaches the caller', () => {
  runWithoutDomains({ FUNCTION_SIGNATURE_TYPE: 'http' });
  const fail = () => {
    throw new TypeError('ours');
  };
  expect(() => asFramework(fail)).toThrow('ours');
});

test.each(['cloudevent', undefined])('where requests are %s, domains stay', (signature) => {
  runWithoutDomains(signature === undefined ? {} : { FUNCTION_SIGNATURE_TYPE: signature });
  expect(asFramework(active)).toBeInstanceOf(domain.Domain);
});

test('every property of a domain has an answer, and a bound function runs', () => {
  const real = domain.create();
  runWithoutDomains({ FUNCTION_SIGNATURE_TYPE: 'http' });
  const none = domain.create();
  for (const name of Object.getOwnPropertyNames(domain.Domain.prototype)) {
    const wanted = name.startsWith('_') ? 'undefined' : typeof Reflect.get(real, name);
    expect(`${name}: ${typeof Reflect.get(none, name)}`).toBe(`${name}: ${wanted}`);
  }
  const sum = (one: number, other: number) => one + other;
  expect(none.run(sum, 1, 2)).toBe(3);
  expect(none.bind(sum)(1, 2)).toBe(3);
  expect(Reflect.apply(none.intercept(sum), null, [null, 1, 2])).toBe(3);
});
