import { post } from '../access/endpoint.ts';
import type { MailgunNotice } from './mailgunNotice.ts';

/** What mail servers send back: a signing key of theirs is what opens. */
export const bounceEndpoints = {
  hearMailgun: post('/mail/bounces/mailgun', 'anybody').of<MailgunNotice, object>(),
};
