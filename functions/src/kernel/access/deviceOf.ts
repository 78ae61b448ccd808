import { deviceName, type SessionDevice } from '@asamblea/domain';
import type { Request } from 'express';

/** What a session that begins now runs on. */
export function deviceOf(request: Request, now: number): SessionDevice {
  return { name: deviceName(request.get('user-agent') ?? ''), since: now };
}
