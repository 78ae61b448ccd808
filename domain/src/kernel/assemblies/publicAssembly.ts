import type { PluginName } from '../access/plugins.ts';
import type { SignInLook } from '../brand/assemblyLook.ts';

/** `public/{cot}`: what anyone may get with the assembly's key. */
export interface PublicAssembly extends Partial<SignInLook> {
  readonly assemblyId: string;
  readonly name: string;
  readonly timeZone: string;
  readonly logoUrl: string | null;
  /** The screens show nothing any more, and nobody comes in. */
  readonly isArchived?: boolean;
  /** The modules switched off among those without sign-in; absent: none. */
  readonly off?: readonly PluginName[];
  /** The modules switched on among those off at first; absent: none. */
  readonly on?: readonly PluginName[];
  /** Nothing of it counts: its screens say so. */
  readonly isRehearsal?: boolean;
  /** The assembly has another code now. The old one is never another assembly's, and never says the new one. */
  readonly replaced?: true;
}

/** `GET /api/public/assembly?cot=`: whose door or screen this is. */
export type AssemblyBrand = Omit<PublicAssembly, 'assemblyId' | 'replaced'>;
