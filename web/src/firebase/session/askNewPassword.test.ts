import { beforeEach, expect, test } from 'vitest';
import { callApi } from '../../testing/fakes/firebase/asking/callApi.ts';
import { sendResetMail } from '../../testing/fakes/firebase/session/identityProvider.ts';
import { askNewPassword } from './askNewPassword.ts';

beforeEach(() => {
  callApi.mockReset().mockResolvedValue({});
  sendResetMail.mockReset().mockResolvedValue(undefined);
});

const coded = (code: string) => Object.assign(new Error(code), { code });

test('asks our own measure first, and then the provider', async () => {
  await askNewPassword('a@b.test');
  expect(callApi).toHaveBeenCalledWith('POST', '/api/auth/forgot', { email: 'a@b.test' });
  expect(sendResetMail).toHaveBeenCalledWith('a@b.test');
});

test('does not tell that nobody has that address', async () => {
  sendResetMail.mockRejectedValueOnce(coded('auth/user-not-found'));
  await expect(askNewPassword('a@b.test')).resolves.toBeUndefined();
});

test('tells everything else, and asks no mail for a person who must wait', async () => {
  sendResetMail.mockRejectedValueOnce(coded('auth/too-many-requests'));
  await expect(askNewPassword('a@b.test')).rejects.toMatchObject({
    code: 'auth/too-many-requests',
  });
  sendResetMail.mockClear();
  callApi.mockRejectedValueOnce(coded('too-many-attempts'));
  await expect(askNewPassword('a@b.test')).rejects.toMatchObject({ code: 'too-many-attempts' });
  expect(sendResetMail).not.toHaveBeenCalled();
});
