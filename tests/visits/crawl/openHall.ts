import { type DocumentLinkView, documentKey, linkAddress, type Role } from '@asamblea/domain';
import type { Browser, Page } from 'playwright-core';
import { accredit } from '../../../functions/src/hall/attendance/desks.ts';
import { documents } from '../../../functions/src/kernel/database/documents.ts';
import { meetingDocuments } from '../../../functions/src/meeting/sessions/meetingDocuments.ts';
import { issueCode, newAccessCode } from '../../../functions/src/people/accessCodes/issueCode.ts';
import { personIdsOf } from '../../../functions/src/people/rosters/personIds.ts';
import { seedAccount } from '../../../scripts/seed/seedAccount.ts';
import { seedDocuments } from '../../../scripts/seed/seedDocuments.ts';
import { newJourney } from '../../support/visits/newJourney.ts';

const cot = 'recorrido';
/** Luis owns nothing: Beto sent him. */
const luis = { name: 'Luis Soto', document: 'CC 99887766', email: null };

/** A person who acts with document and code. */
export interface CodeOwner {
  readonly document: string;
  readonly code: string;
}

/** An assembly of the crawl, where what is done stays done. */
export interface Hall {
  /** Somebody of a role, or a stranger, on a page with a browser of their own. */
  readonly visit: (path: string, role: Role | null) => Promise<Page>;
  readonly owner: CodeOwner;
  /** The address of an account; of another one each time, since each may ask for a few mails alone. */
  readonly nextEmail: () => string;
  readonly attorney: CodeOwner;
  /** The page where a holder of the link opens a document. */
  readonly sharedAddress: string;
  /** The chair closes the vote that is open, if one is. */
  readonly closeVote: () => Promise<void>;
  readonly complaints: () => readonly string[];
}

export async function openHall(browser: Pick<Browser, 'newContext'>): Promise<Hall> {
  const units = [
    ['101', 'Ana', '60'],
    ['102', 'Beto', '40'],
  ] as const;
  const journey = await newJourney(browser, { cot, units });
  const { assemblyId } = journey;
  await journey.enter('Ana');
  await journey.send('admin', '/api/settings/plugins', { plugin: 'decided', isOn: true });
  const personId = personIdsOf(assemblyId)(documentKey(luis.document));
  const proxyId = crypto.randomUUID();
  await journey.send('registrar', '/api/proxies', {
    ...{ proxyId, unitIds: ['102'], attorney: luis, scope: 'assembly', instructions: '' },
    ...{ fileId: null, grantorId: journey.personIdOf('Beto'), cosignerIds: [], relation: 'other' },
    ...{ form: 'signed', writtenOn: '2026-01-10', validUntil: null },
  });
  const choice = { replaceOlder: false, release: false };
  await journey.send('registrar', `/api/proxies/${proxyId}/accept`, choice);
  const now = Date.now();
  const coming = { capacity: 'proxy', channel: 'hall' } as const;
  const request = { personId, unitIds: ['102'], ...coming };
  await accredit({ assemblyId, by: 'desk', request, now });
  const issued = await issueCode({ assemblyId, by: 'desk', personId, code: newAccessCode(), now });
  const others = [
    ['luis', luis.name, 'attorney', personId],
    ['oscar', 'Óscar Niño', 'observer', null],
  ] as const;
  for (const [word, name, role, person] of others) {
    const account = { uid: `${cot}-${word}`, email: `${word}-${cot}@asamblea.test`, name };
    await seedAccount(assemblyId, { ...account, role, personId: person });
  }
  await seedDocuments({ assemblyId, by: 'desk' });
  const [budget] = (
    await meetingDocuments.drive(assemblyId).where('name', '==', 'Presupuesto 2027.pdf').get()
  ).docs;
  const link = { linkId: crypto.randomUUID(), entryId: budget?.id, expiresAt: null };
  const shared = (await journey.send('admin', '/api/drive/links', link)).body as DocumentLinkView;
  const whoIs: Partial<Record<Role, string>> = {
    voter: 'Ana',
    attorney: 'luis',
    observer: 'oscar',
  };
  const words = [
    'ana',
    'beto',
    'luis',
    'oscar',
    'admin',
    'moderator',
    'registrar',
    'teller',
    'auditor',
  ];
  let asked = 0;
  return {
    visit: (path, role) =>
      journey.visit(
        `${path}?cot=${cot}`,
        role === null ? undefined : (whoIs[role] ?? role),
        'phone',
      ),
    owner: { document: journey.documentOf('Ana'), code: await journey.giveCode('Ana') },
    nextEmail() {
      const word = words[asked % words.length];
      asked += 1;
      return `${word}-${cot}@asamblea.test`;
    },
    attorney: { document: luis.document, code: issued.ok ? issued.value.code : '' },
    sharedAddress: linkAddress(shared.token),
    async closeVote() {
      const session = await documents.session(assemblyId, 1).get();
      const open = session.data()?.openQuestionIds[0];
      if (open == null) return;
      for (const step of ['close', 'show']) {
        await journey.send('moderator', `/api/questions/${step}`, { questionIds: [open] });
      }
    },
    complaints: journey.complaints,
  };
}
