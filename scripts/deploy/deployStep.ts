import type { Look } from './look.ts';
import type { Place } from './place.ts';

/** The missing part of a step, in words without secrets; null when it is done. */
export type Check = (look: Look) => Promise<string | null>;

/** One step from an empty project to a first assembly. */
export interface DeployStep {
  readonly id: string;
  readonly title: string;
  /** The reason for the step, and notes about it. Markdown. */
  readonly why: string;
  /** Steps without which it cannot be done nor looked at. */
  readonly needs: readonly string[];
  /** The commands as they are typed in a shell, one after another. */
  readonly commands: (place: Place) => readonly string[];
  /** Absent where Google tells nobody. */
  readonly check?: Check;
  /** The commands where the emulators are in place of the cloud; absent when they know nothing of the step. */
  readonly local?: readonly string[];
}
