import { FieldValue } from '../database/firestore.ts';
import type { Fields } from './fields.ts';

const ofVoting = ['question', 'voted', 'expected', 'bars', 'result'] as const;

/**
 * The projector's document held the first question on stage in its own fields and the rest in `others`: they
 * become one list. One that the new code already wrote has its list, and only loses what was left of before.
 */
export function listVotings(path: string, fields: Fields): Fields {
  if (!/^public\/[^/]+\/live\/question$/u.test(path)) return {};
  const { question = null, others, votings } = fields;
  const first = Object.fromEntries(ofVoting.map((name) => [name, fields[name]]));
  const rest = Array.isArray(others) ? others : [];
  const old = [...ofVoting, 'others'].filter((name) => name in fields);
  return {
    votings: votings ?? (question === null ? [] : [first, ...rest]),
    ...Object.fromEntries(old.map((name) => [name, FieldValue.delete()])),
  };
}
