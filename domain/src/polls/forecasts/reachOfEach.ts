import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { packInSession, ruleInSession } from '../../laws/assemblies/packInSession.ts';
import type { Question } from '../questions/question.ts';
import { type Reach, type ReachSources, reachOf } from './reachOf.ts';

/** A meeting under way, and the people in it. */
export interface ReachHall extends Pick<ReachSources, 'units' | 'attendance'> {
  readonly assembly: Parameters<typeof packInSession>[0];
  readonly session: Parameters<typeof packInSession>[1] & Pick<AssemblySession, 'installedAsOf'>;
}

/** A draft as it would be counted if it were opened now: with the quorum and those in arrears of this session. */
export function reachSources(question: Question, hall: ReachHall): ReachSources {
  const { assembly, session, units, attendance } = hall;
  const rule = ruleInSession(question.rule, packInSession(assembly, session));
  const { call, installedAsOf } = session;
  const isInstalled = installedAsOf !== undefined;
  return { question: { ...question, rule }, units, attendance, call, isInstalled };
}

/** Whether each counting draft can pass with the people present; those that ask the same are judged once. */
export function reachOfEach(
  questions: readonly Question[],
  hall: ReachHall,
): ReadonlyMap<string, Reach> {
  const known = new Map<string, Reach | null>();
  const found = new Map<string, Reach>();
  for (const question of questions) {
    if (question.state !== 'draft' || question.rehearsal === true) continue;
    const { rule, rulePack, named = null, election = null } = question;
    const key = JSON.stringify([rule, rulePack, named, election?.kind ?? null]);
    const reach = known.get(key) ?? reachOf(reachSources(question, hall));
    known.set(key, reach);
    if (reach !== null) found.set(question.questionId, reach);
  }
  return found;
}
