import {
  documentKey,
  type Outcome,
  type PackId,
  type Role,
  type SessionState,
} from '@asamblea/domain';
import type { Browser, Page } from 'playwright-core';
import { accredit } from '../../../functions/src/hall/attendance/desks.ts';
import { issueCode, newAccessCode } from '../../../functions/src/people/accessCodes/issueCode.ts';
import { importRoster } from '../../../functions/src/people/rosters/importRoster.ts';
import { personIdsOf } from '../../../functions/src/people/rosters/personIds.ts';
import { seedAccount } from '../../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../../scripts/seed/seedAssembly.ts';
import type { Answered } from './postAs.ts';
import { type BrowserKind, receiveVisitors, type screens } from './receiveVisitors.ts';
import type { signIn } from './signIn.ts';

/** A unit as the journey tells it: `['101', 'Ana', '12,5']`, the coefficient in percent; of which kind, where it matters. */
export type JourneyUnit = readonly [label: string, owner: string, percent: string, kind?: string];

export interface Journey {
  readonly cot: string;
  readonly assemblyId: string;
  /** Somebody with a browser of their own: a role of the staff, an owner by name, or a stranger. */
  readonly visit: (path: string, who?: Role | string, on?: keyof typeof screens) => Promise<Page>;
  /** Sends something to the API in a session of its own, without opening any page. */
  readonly send: (who: Role | string, path: string, body: unknown) => Promise<Answered>;
  /** The desk lets an owner in with all of their units. */
  readonly enter: (...owners: readonly string[]) => Promise<void>;
  readonly personIdOf: (owner: string) => string;
  readonly documentOf: (owner: string) => string;
  /** The desk gives an owner a code to enter with. */
  readonly giveCode: (owner: string) => Promise<string>;
  /** The complaints of the browsers. */
  readonly complaints: () => readonly string[];
}

const staff: readonly Role[] = ['admin', 'moderator', 'registrar', 'teller', 'auditor'];

/** An assembly of its own, with its roster, its people and an open session, for one journey. */
export async function newJourney(
  browser: Pick<Browser, 'newContext'>,
  asked: {
    readonly cot: string;
    readonly units: readonly JourneyUnit[];
    readonly rulePack?: PackId;
    /** Open from the start when it is left out. */
    readonly sessionState?: SessionState;
    /** Where the roster says that the mail of an owner goes; nowhere when it is left out. */
    readonly addressOf?: (owner: string) => string;
    /** The units in arrears in the roster; none when it is left out. */
    readonly owing?: readonly string[];
    /** Private when it is left out. */
    readonly browsers?: BrowserKind;
    /** How they get a session: with their password when it is left out. */
    readonly signIn?: typeof signIn;
  },
): Promise<Journey> {
  const { cot, units, rulePack = 'co-ph', sessionState = 'open', addressOf = () => '' } = asked;
  const { owing = [] } = asked;
  const assemblyId = `jornada-${cot}`;
  const name = `Conjunto ${cot}`;
  const assembly = { assemblyId, cot, name, kind: 'building' as const, rulePack, sessionState };
  await seedAssembly(assembly);
  const owners = [...new Set(units.map(([, owner]) => owner))];
  const documentOf = (owner: string) => `CC ${1_000_000_000 + owners.indexOf(owner)}`;
  const personIdOf = (owner: string) => personIdsOf(assemblyId)(documentKey(documentOf(owner)));
  const rows = [
    ['Unidad', 'Coeficiente %', 'Propietario', 'Documento', 'Correo', 'Tipo', 'Mora'],
    ...units.map(([label, owner, percent, kind = '']) => [
      ...[label, percent, owner, documentOf(owner), addressOf(owner), kind],
      owing.includes(owner) ? 'sí' : 'no',
    ]),
  ];
  const request = { importId: crypto.randomUUID(), confirmed: true, rows };
  done(await importRoster({ assemblyId, by: 'journey', request, now: Date.now() }));
  const uidOf = (who: string) => `${cot}-${who.toLowerCase()}`;
  const emailOf = (who: string) => `${who.toLowerCase()}-${cot}@asamblea.test`;
  for (const who of [...staff, ...owners]) {
    const isStaff = staff.some((role) => role === who);
    await seedAccount(assemblyId, {
      ...{ uid: uidOf(who), email: emailOf(who), name: who },
      role: staff.find((role) => role === who) ?? 'voter',
      personId: isStaff ? null : personIdOf(who),
    });
  }
  await publishAssembly(assembly);

  const visitors = receiveVisitors(browser, cot, asked.browsers, asked.signIn);
  return {
    cot,
    assemblyId,
    visit: (path, who, on) => visitors.visit(path, who && emailOf(who), on),
    send: (who, path, body) => visitors.send(emailOf(who), path, body),
    async enter(...who) {
      for (const owner of who) {
        const unitIds = units.filter((unit) => unit[1] === owner).map(([label]) => label);
        const request = {
          ...{ personId: personIdOf(owner), unitIds },
          ...{ capacity: 'owner' as const, channel: 'hall' as const },
        };
        done(await accredit({ assemblyId, by: uidOf('registrar'), request, now: Date.now() }));
      }
    },
    personIdOf,
    documentOf,
    async giveCode(owner) {
      const asked = { assemblyId, by: uidOf('registrar'), personId: personIdOf(owner) };
      const issued = await issueCode({ ...asked, code: newAccessCode(), now: Date.now() });
      done(issued);
      return issued.ok ? issued.value.code : '';
    },
    complaints: visitors.complaints,
  };
}

function done(outcome: Outcome<unknown>): void {
  if (!outcome.ok) throw new Error(`The journey could not begin: ${outcome.refusal.code}`);
}
