import * as z from 'zod';

const mailAddress = z.email().max(254);

/** The address of a roster, ready to be written to; null when it is none. */
export function readMailAddress(written: string): string | null {
  return mailAddress.safeParse(written.trim()).data ?? null;
}

/** `ana.ruiz@correo.co` is `a…@c….co`: enough to recognise one's own, and no more. */
export function maskAddress(address: string): string {
  const [, name = '', host = '', end = ''] = /^(.).*@(.).*?(\.[^.]*)?$/u.exec(address) ?? [];
  return `${name}…@${host}…${end}`;
}
