import { type OptionTone, toneColor } from './optionTones.ts';

const strokes: Record<OptionTone, string> = {
  favour: 'M7 12.5l3.4 3.4L17 9',
  against: 'M8.2 8.2l7.6 7.6M15.8 8.2l-7.6 7.6',
  blank: 'M12 12h0.01',
  abstention: 'M7.5 12h9',
  candidate: '',
  elected: 'M12 6.6l1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z',
  none: '',
};

/** The mark of an answer: a shape besides the colour. It follows the size of the text around it. */
export function OptionMark({ tone }: { readonly tone: OptionTone }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="option-mark"
      style={{ stroke: toneColor(tone) }}
    >
      <circle cx="12" cy="12" r="10" strokeDasharray={tone === 'none' ? '3 4' : undefined} />
      <path d={strokes[tone]} />
    </svg>
  );
}
