import userEvent, { type UserEvent } from '@testing-library/user-event';

/**
 * Somebody who does not linger. A page is drawn anew for each letter: what is written comes at once and its last letter, with each named
 * key, by the keyboard. How a page takes letter after letter is looked at in a browser.
 */
export function newUser(): UserEvent {
  const user = userEvent.setup({ delay: null });
  return {
    ...user,
    async type(field, text) {
      await user.click(field);
      for (const part of text.match(/\{[^}]*\}|[^{]+/gu) ?? []) {
        const isKey = part.startsWith('{');
        if (!isKey && part.length > 1) await user.paste(part.slice(0, -1));
        await user.keyboard(isKey ? part : part.slice(-1));
      }
    },
  };
}
