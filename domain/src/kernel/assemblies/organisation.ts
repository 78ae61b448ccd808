import type { StoredMailServer } from '../mail/mailServer.ts';

/** `organisations/{id}`: a firm that runs assemblies, or a body that runs only its own. */
export interface Organisation {
  readonly name: string;
  /** The server with which its assemblies send their mail, unless they have their own. */
  readonly mail?: StoredMailServer | null;
}

/** `organisations/{id}/members/{uid}`: who creates its assemblies, and administers each of them. */
export interface OrganisationMember {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
}

const lettersAtMost = 60;

/**
 * How an organisation is called in paths: its name without accents, in small letters with hyphens. Names
 * of two may end in one; of signs alone nothing is left.
 */
export function organisationIdOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, lettersAtMost)
    .replaceAll(/^-+|-+$/gu, '');
}
