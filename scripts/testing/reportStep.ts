import type { StepResult } from '../stack/runStep.ts';
import { duration, say } from '../stack/say.ts';

/** One line for a step that passed; the whole output of one that failed. */
export function reportStep(step: StepResult & { readonly title: string }): void {
  say(`${step.isOk ? '✓' : '✗'} ${step.title} (${duration(step.milliseconds)})`);
  if (!step.isOk) say(`${step.output.trimEnd()}\n`);
}
