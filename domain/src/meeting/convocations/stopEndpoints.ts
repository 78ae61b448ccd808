import { get, post, type Written } from '../../kernel/access/endpoint.ts';

/**
 * Where a link of a reminder leads. Opening it changes nothing, since programs open links by themselves: its
 * button does, and so does the POST that mail programs send for their own button (RFC 8058), which comes from
 * another site and without a session. The token is all that it may do.
 */
export const stopEndpoints = {
  offerStop: get('/reminders/stop', 'anybody').of<undefined, Written>(),
  stopReminders: post('/reminders/stop', 'anybody').of<undefined, Written>(),
};
