import { post } from '../access/endpoint.ts';
import type { MailgunNotice } from './mailgunNotice.ts';

/** Mail that servers send back: opened by a signing key of theirs. */
export const bounceEndpoints = {
  hearMailgun: post('/mail/bounces/mailgun', 'anybody').of<MailgunNotice, object>(),
};
