/** Who presides over a meeting and who writes its minutes, as somebody noted it; empty: nobody did. */
export interface MeetingOfficers {
  readonly chair: string;
  readonly secretary: string;
}

export const noOfficers: MeetingOfficers = { chair: '', secretary: '' };
