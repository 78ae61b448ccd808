import * as z from 'zod';
import type { DeployStep } from './deployStep.ts';
import { GoogleFailure } from './googleFailure.ts';
import type { Look } from './look.ts';

/** How a step was found. */
export type Finding = { readonly step: DeployStep } & (
  | { readonly state: 'done' }
  | { readonly state: 'missing' | 'unknown'; readonly told: string }
  /** After a step that is missing. */
  | { readonly state: 'waits'; readonly after: string }
  /** Nobody can look at it from here. */
  | { readonly state: 'unseen' }
);

/** Looks at every step in order. One that needs a missing step is not looked at. */
export async function checkSteps(
  steps: readonly DeployStep[],
  look: Look,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const step of steps) {
    const before = findings.find(
      ({ step: { id }, state }) =>
        step.needs.includes(id) && !(state === 'done' || state === 'unseen'),
    );
    findings.push(
      before === undefined
        ? await checkStep(step, look)
        : { step, state: 'waits', after: before.state === 'waits' ? before.after : before.step.id },
    );
  }
  return findings;
}

async function checkStep(step: DeployStep, look: Look): Promise<Finding> {
  const canLook = look.isCloud || step.local !== undefined;
  if (step.check === undefined || !canLook) return { step, state: 'unseen' };
  try {
    const told = await step.check(look);
    return told === null ? { step, state: 'done' } : { step, state: 'missing', told };
  } catch (error) {
    if (error instanceof GoogleFailure) return { step, state: 'unknown', told: error.message };
    if (error instanceof z.ZodError)
      return { step, state: 'unknown', told: 'Google answered something else than it documents' };
    if (isUnreachable(error)) return { step, state: 'unknown', told: 'nothing answered' };
    throw error;
  }
}

/** As `fetch` fails: without network, which it says with the cause, or without an answer in time. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error instanceof TypeError && error.cause !== undefined) || error.name === 'TimeoutError';
}
