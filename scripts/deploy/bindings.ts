import type { Place } from './place.ts';

export const apiAccount = ({ project }: Place) => `asamblea-api@${project}.iam.gserviceaccount.com`;
export const liveAccount = ({ project }: Place) =>
  `asamblea-live@${project}.iam.gserviceaccount.com`;

/** The bucket of files, as Google names it in a project of after October 2024. */
export const bucketOf = ({ project }: Place) => `${project}.firebasestorage.app`;

export const memberOf = (account: string) => `serviceAccount:${account}`;

/** A role on the whole project. It says that it has no condition: once some have, gcloud asks. */
export function bind({ project }: Place, member: string, role: string, condition = 'None'): string {
  return `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=${role} --condition=${condition}`;
}
