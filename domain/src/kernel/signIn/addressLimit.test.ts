import { expect, test } from 'vitest';
import {
  type AddressCount,
  addAddressFailure,
  addressFailuresAtMost,
  waitOfAddress,
} from './addressLimit.ts';

test('twenty thousand failures of an address in five minutes hold it back, and one less nobody', () => {
  let count: AddressCount | null = null;
  for (let i = 1; i < addressFailuresAtMost; i += 1) count = addAddressFailure(count, 1000);
  expect(count).toEqual({ since: 1000, failures: 19_999 });
  expect(waitOfAddress(count, 1000)).toBe(0);
  expect(waitOfAddress(addAddressFailure(count, 1000), 31_000)).toBe(270_000);
  expect(waitOfAddress(null, 0)).toBe(0);
});

test('new five minutes begin with the first failure after the last ones', () => {
  const full = { since: 0, failures: 90_000 };
  expect(addAddressFailure(full, 299_999)).toEqual({ since: 0, failures: 90_001 });
  expect(addAddressFailure(full, 300_000)).toEqual({ since: 300_000, failures: 1 });
  expect(waitOfAddress(full, 300_000)).toBe(0);
});
