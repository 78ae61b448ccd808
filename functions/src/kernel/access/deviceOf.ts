import { deviceName, type SessionDevice } from '@asamblea/domain';
import type { Request } from 'express';

/** The device of a session that begins now. */
export function deviceOf(request: Request, now: number): SessionDevice {
  return { name: deviceName(request.get('user-agent') ?? ''), since: now };
}
