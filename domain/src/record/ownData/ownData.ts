import type { Member } from '../../kernel/access/member.ts';
import type { LocalDate } from '../../kernel/calendars/localDate.ts';
import type { EventKind } from '../../kernel/events/eventKinds.ts';
import type { HandMeans } from '../../kernel/events/handMeans.ts';
import type { Person } from '../../kernel/identity/person.ts';
import type { OutgoingMail } from '../../kernel/mail/mailBox.ts';
import type { ProxyDocument, ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { OwnDecision, OwnReport } from '../reports/ownReport.ts';
import type { ActaObjection } from '../told/actaObjection.ts';

/**
 * Everything that an assembly holds about one person, for that person: nothing about others except names on a
 * paper of theirs, as the name of their attorney. Instants are in milliseconds by the server's clock.
 */
export interface OwnData {
  readonly assembly: string;
  readonly timeZone: string;
  readonly readAt: number;
  /** As the roster in force has them; null: it does not. */
  readonly person: Pick<Person, 'name' | 'document' | 'email' | 'moreEmails' | 'phone'> | null;
  readonly account: {
    readonly name: string;
    readonly email: string;
    /** The device of each session in force. */
    readonly devices: readonly { readonly name: string; readonly since: number }[];
    /** The notice on their data that stood where they entered last; null: they entered before there was one. */
    readonly privacyShown: NonNullable<Member['privacyShown']> | null;
  };
  readonly units: readonly (Pick<Unit, 'label' | 'group' | 'kind' | 'weight' | 'inArrears'> & {
    /** How many own it, this person among them. */
    readonly owners: number;
  })[];
  /** Each session that ended: where they were, what they voted by name and in which secret votes they took part. */
  readonly sessions: readonly OwnDataSession[];
  readonly proxies: readonly OwnDataProxy[];
  readonly mails: readonly Pick<OutgoingMail, 'to' | 'kind' | 'state' | 'queuedAt'>[];
  /** The notices by hand that staff recorded for them. */
  readonly handed: readonly { readonly on: LocalDate; readonly means: HandMeans }[];
  readonly inquiries: readonly {
    readonly session: number;
    readonly text: string;
    readonly sentAt: number;
  }[];
  readonly objections: readonly (Pick<ActaObjection, 'session' | 'call' | 'text' | 'on'> & {
    readonly answer: string | null;
  })[];
  readonly comments: readonly {
    readonly session: number;
    readonly call: number;
    readonly text: string;
    readonly at: number;
  }[];
  /** The events of the record about them. */
  readonly entries: readonly {
    readonly at: number;
    readonly kind: EventKind;
    readonly unitId: string | null;
  }[];
}

export interface OwnDataSession
  extends Pick<OwnReport, 'session' | 'openedAt' | 'closedAt' | 'stays' | 'absent'> {
  readonly decisions: readonly Omit<OwnDecision, 'result'>[];
}

interface OwnDataProxy
  extends Pick<
    ProxyDocument,
    'grantorName' | 'attorneyName' | 'unitIds' | 'writtenOn' | 'validUntil'
  > {
  readonly isGiven: boolean;
  readonly state: ProxyGrant['state'];
  readonly receivedAt: number;
}

/** A session as its own report tells it, without what is of everybody. */
export function ownDataSession(report: OwnReport): OwnDataSession {
  const { session, openedAt, closedAt, stays, absent, decisions } = report;
  return {
    ...{ session, openedAt, closedAt, stays, absent },
    decisions: decisions.map(({ result: _result, ...decision }) => decision),
  };
}
