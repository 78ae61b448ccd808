import type { Page } from 'playwright-core';

/** A mail as the local mailbox lists it. */
export interface ListedMail {
  /** Where it is read. */
  readonly address: string;
  readonly to: string;
}

/** The messages of the local mailbox, newest first. */
export async function listMails(mailbox: string): Promise<readonly ListedMail[]> {
  const list = await (await fetch(mailbox)).text();
  const rows = list.matchAll(/<li><a href="(?<path>[^"]+)">.*?<span>Para (?<to>.*?) · /gsu);
  return [...rows].map(({ groups }) => ({
    address: new URL(groups?.path ?? '', mailbox).href,
    to: groups?.to ?? '',
  }));
}

/** The personal link that a mail brings in its text. */
export async function invitationIn({ address, to }: ListedMail): Promise<string> {
  const page = await (await fetch(address)).text();
  const link = /<a href="([^"]*#invitacion=[^"]*)"/u.exec(page)?.[1];
  if (link === undefined) throw new Error(`The mail to ${to} brings no link.`);
  return link.replaceAll('&amp;', '&');
}

/** As what guards somebody's mail does: it asks for each link, and for what it leads to, before they do. */
export async function followLinks(links: readonly string[]): Promise<void> {
  for (const method of ['HEAD', 'GET']) {
    const answers = await Promise.all(
      links.map(async (link) => {
        const answer = await fetch(link, { method });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    const refused = answers.filter((status) => status !== 200);
    if (refused.length > 0) throw new Error(`${method} of a link answered ${refused.join(', ')}.`);
  }
}

/** The newest mail to somebody, opened in the mailbox of their phone, and its link pressed. */
export async function openInvitation(inbox: Page, to: string): Promise<Page> {
  await inbox
    .getByRole('listitem')
    .filter({ hasText: `Para ${to} ·` })
    .first()
    .getByRole('link')
    .click();
  const opened = inbox.context().waitForEvent('page');
  await inbox.getByRole('link', { name: /#invitacion=/u }).click();
  return opened;
}
