import { type LiveRoom, type PointNow, sayPoint } from '@asamblea/domain';
import { screenSize } from '../../../ui/device/screenSize.ts';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';

interface InquiryScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly inquiry: NonNullable<LiveRoom['inquiry']>;
  readonly point: PointNow | null;
}

/** A question in writing that the chair put before the hall, as it was written. */
export function InquiryScreen({ cot, assemblyName, inquiry, point }: InquiryScreenProps) {
  const { text, who } = inquiry;
  // Four hundred letters fill six lines of the smaller size.
  const size = text.length > 160 ? screenSize(4.5, 1.125) : screenSize(7, 1.5);
  return (
    <PublicScreen cot={cot} title={assemblyName} moment={point === null ? '' : sayPoint(point)}>
      <div role="status" className="inquiry-screen">
        <h1 className="inquiry-screen-heading">Pregunta escrita</h1>
        <p className="inquiry-screen-text" style={{ fontSize: size }}>
          {text}
        </p>
        {who !== null && <div className="inquiry-screen-who">{who}</div>}
      </div>
    </PublicScreen>
  );
}
