import type { PluginName } from '../access/plugins.ts';
import type { SignInLook } from '../brand/assemblyLook.ts';

/** `public/{cot}`: what anyone may get with the assembly's key. */
export interface PublicAssembly extends Partial<SignInLook> {
  readonly assemblyId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly logoUrl: string | null;
  /** Its screens show nothing any more, and nobody comes in. */
  readonly isArchived?: boolean;
  /** What is switched off of what needs no sign-in; not said: nothing. */
  readonly off?: readonly PluginName[];
  /** What is switched on of what is off at first; not said: nothing. */
  readonly on?: readonly PluginName[];
  /** Nothing of it counts: its screens say so. */
  readonly isRehearsal?: boolean;
  /** The assembly has another code now. The old one is never another assembly's, and never says the new one. */
  readonly replaced?: true;
}

/** `GET /api/public/assembly?cot=`: whose door or screen this is. */
export type AssemblyBrand = Omit<PublicAssembly, 'assemblyId' | 'replaced'>;
