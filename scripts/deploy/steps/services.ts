/** The APIs of Google that an installation uses. One look takes up to thirty. */
export const services = [
  ...['firebase', 'firebaserules', 'firebasehosting', 'firebasestorage', 'identitytoolkit'],
  ...['firestore', 'storage', 'cloudfunctions', 'run', 'cloudbuild', 'artifactregistry'],
  ...['eventarc', 'pubsub', 'secretmanager', 'cloudscheduler', 'iam', 'iamcredentials'],
  ...['cloudresourcemanager', 'cloudbilling', 'serviceusage'],
].map((name) => `${name}.googleapis.com`);
