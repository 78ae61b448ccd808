import { accept, type Outcome, refuse, type ZoomSignatureAnswer } from '@asamblea/domain';
import { inscribe, type VideoJoining } from './joinVideo.ts';
import { signForSdk } from './sdkSignature.ts';

/** What the Meeting SDK joins with, as the same registrant as by link. */
export async function signVideo(asked: VideoJoining): Promise<Outcome<ZoomSignatureAnswer>> {
  const joined = await inscribe(asked);
  if (!joined.ok) return joined;
  const { zoom, meeting, registrant } = joined.value;
  const { sdkKey } = zoom.account;
  const { sdk } = zoom.secrets;
  if (sdkKey === '' || sdk === null) return refuse('zoom-no-sdk');
  const { meetingId: meetingNumber, password } = meeting;
  const signature = await signForSdk({ sdkKey, meetingNumber, now: asked.now }, sdk);
  return accept({
    ...{ signature, sdkKey, meetingNumber, password },
    ...{ userName: registrant.name, userEmail: registrant.address },
    registrantToken: new URL(registrant.joinUrl).searchParams.get('tk') ?? '',
  });
}
