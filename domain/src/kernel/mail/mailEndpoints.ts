import { get, post, type SchemasOf } from '../access/endpoint.ts';
import { type CredentialRequest, credentialRequest, type MailAnswer } from './mailBox.ts';
import {
  type MailServerAnswer,
  type MailSettingsAnswer,
  type SetMailRequest,
  setMailRequest,
  type TestMailAnswer,
  type TestMailRequest,
  testMailRequest,
} from './mailServer.ts';

/** The servers that hand the mail over, and the mail that a desk sends. */
export const mailEndpoints = {
  mailCredential: post('/mail/credential', 'mailCredential').of<CredentialRequest, MailAnswer>(),
  readMailSettings: get('/settings/mail', 'setMail').of<undefined, MailSettingsAnswer>(),
  setMail: post('/settings/mail', 'setMail').of<SetMailRequest, MailServerAnswer>(),
  setOrganisationMail: post('/assemblies/mail', 'setOrganisationMail').of<
    SetMailRequest,
    MailServerAnswer
  >(),
  testMail: post('/settings/mail/test', 'setMail').of<TestMailRequest, TestMailAnswer>(),
};

export const mailSchemas: SchemasOf<typeof mailEndpoints> = {
  mailCredential: credentialRequest,
  setMail: setMailRequest,
  setOrganisationMail: setMailRequest,
  testMail: testMailRequest,
};
