import type { Finding } from './checkSteps.ts';
import type { DeployStep } from './deployStep.ts';
import type { Look } from './look.ts';

/** Every step by its id; what is missing, with the commands that do it. */
export function sayFindings(findings: readonly Finding[], look: Look): string {
  const width = Math.max(...findings.map(({ step }) => step.id.length));
  const lines = findings.flatMap((finding) => sayFinding(finding, look, width));
  const undone = findings.filter(({ state }) => state === 'missing' || state === 'unknown');
  const last =
    undone.length === 0
      ? 'Nothing that can be seen from here is missing.'
      : `To do: ${undone.map(({ step }) => step.id).join(', ')}. All steps: docs/deploy.md`;
  return `${[...lines, '', last].join('\n')}\n`;
}

function sayFinding(finding: Finding, look: Look, width: number): readonly string[] {
  const { step } = finding;
  const name = step.id.padEnd(width);
  switch (finding.state) {
    case 'done':
      return [`✓ ${name}  ${step.title}`];
    case 'waits':
      return [`… ${name}  ${step.title}: after ${finding.after}`];
    case 'unseen':
      return [`· ${name}  ${step.title}: ${whyUnseen(step)}`];
    case 'missing':
    case 'unknown':
      return [
        `✗ ${name}  ${step.title}: ${finding.told}`,
        ...commandsOf(step, look).map((command) => `    ${command}`),
      ];
  }
}

function whyUnseen(step: DeployStep): string {
  return step.check === undefined
    ? 'nobody can look at it from here'
    : 'only a project of the cloud has it (--project)';
}

function commandsOf(step: DeployStep, { isCloud, place }: Look): readonly string[] {
  return isCloud ? step.commands(place) : (step.local ?? []);
}
