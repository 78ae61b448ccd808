// Written by `npm run fix` from `refusals`: light pages know the codes, and do not carry their words.

/** Refusals about the content of the request. */
export const settledCodes: ReadonlySet<string> = new Set(
  `
    bad-request not-signed-in sign-in-stale token-invalid not-allowed cross-site not-a-member access-ended
    assembly-unknown assembly-unnamed organisation-alike not-organiser assembly-archived archive-session-open
    rehearsal-again rehearsal-without-roster rehearsal-only rehearsal-no-mail rehearsal-nothing-open
    screen-busy screen-code-wrong archive-job-running export-voting erase-not-archived erase-name-differs
    erase-person-name erase-person-session erase-person-staff erase-person-owns erase-person-proxy
    erase-person-waiting erase-person-acta export-unreadable export-newer restore-taken archive-late
    entry-refused attorneys-closed invitation-unknown invitation-used invitation-replaced invitation-revoked
    invitation-expired mail-not-configured bounce-unsigned mail-settled mail-without-address person-unknown
    person-without-document other-device not-found roster-has-errors roster-unconfirmed roster-missing
    roster-in-use roster-changed roster-voted debtors-unknown debtors-undecided debt-limit arrears-late
    cut-off-ahead roster-edit-wrong import-cancelled meeting-in-person document-needed document-wrong
    session-not-open unit-unknown unit-held unit-not-present person-not-owner proxy-missing hour-ahead
    plate-unknown plate-held plate-gone plate-not-out plate-without-units person-has-plate booth-refused
    booth-unknown booth-closed booth-pass-over paper-hours-wrong paper-outside-session paper-roster-later
    paper-secret paper-tellers-one paper-vote-unfit question-exists question-unknown question-not-draft
    question-repeats conflict-undeclared conflict-without-law set-without-law set-needs-names
    named-without-units protest-without-interest unit-by-proxy unit-in-conflict question-not-open
    question-not-closed question-annulled question-changed extension-too-short extension-too-long
    another-question-open mood-over voting-closed option-unknown unit-not-yours already-voted vote-withdrawn
    vote-changed-often vote-missing vote-moved correction-late no-instructions unit-repeated call-too-early
    call-not-failed no-more-calls quorum-missing quorum-present sitting-not-begun sitting-over
    voting-in-progress meeting-begun moment-past session-changed password-stale unit-in-arrears
    head-cannot-split head-not-whole head-already-voted secret-not-countable secret-unchecked
    secret-needs-ballots receipt-unknown vote-secret channel-not-secret proxy-unknown proxy-held
    unit-represented unit-not-free proxy-exists proxy-too-many proxy-incomplete proxy-unacceptable
    proxy-closed proxy-in-force charge-changed proxy-not-live proxy-reason-missing proxy-not-grantor
    proxy-not-replaced proxy-no-substitution proxy-rule-fixed file-too-large file-not-kept file-unknown
    file-exists file-too-many door-unknown door-decided door-already-owner door-already-added door-not-linked
    door-represented acta-version-changed acta-not-signable acta-not-signatory acta-already-signed
    acta-name-differs acta-signature-stays acta-pdf-other acta-pdf-unsigned acta-pdf-broken acta-pdf-partial
    acta-pdf-unread acta-pen-taken acta-changed acta-approved acta-fixed acta-not-fixed acta-reason-missing
    acta-signer-unknown acta-too-long acta-move-refused acta-meeting-open acta-approval-day acta-incomplete
    acta-told acta-told-day acta-untold acta-objections-full acta-file-altered acta-not-in-review
    acta-comment-exists acta-comment-answered acta-comments-full acta-answered draft-changed
    convocation-reread notice-differs outside-day-wrong convocation-problems meeting-undated
    meeting-not-called meeting-called-off convocation-unknown document-sent annexes-too-heavy floor-closed
    floor-full floor-moved floor-not-attending turn-unknown inquiries-waiting inquiries-over inquiry-unknown
    video-not-understood point-unknown point-exists point-has-questions point-under-way count-under-way
    agenda-changed agenda-convened outside-agenda exception-unknown law-unseen nominations-open
    nominations-over nominations-full already-nominated agenda-full matter-unknown matter-only-informed
    rule-fixed majority-too-low quorum-fixed quorum-too-low quorum-measured arrears-keep-vote arrears-by-law
    arrears-keep-quorum quorum-number-only quorum-later-less majority-too-high entry-unknown entry-exists
    folder-unknown folder-too-deep folder-inside-itself document-hidden document-attached document-under-vote
    drive-full versions-full document-too-large document-not-kept document-runs archive-unsafe upload-unknown
    upload-exists upload-incomplete upload-broken uploads-too-many document-link-unknown document-link-revoked
    document-link-expired document-links-full link-term-wrong cot-taken cot-replaced cot-moved cot-voting
    colours-not-legible picture-not-kept picture-too-large law-in-use offices-full notice-too-short
    redirect-locks redirect-nowhere redirect-host redirect-circle redirect-host-used mail-password-again
    plugin-off plugin-running time-authority-wrong redirects-full access-past staff-unknown staff-known
    staff-self staff-last-admin staff-changed staff-votes staff-account-unproven staff-link-over
    staff-link-taken password-unfit staff-link-used zoom-not-set zoom-secret-again zoom-changed zoom-failed
    zoom-unsure zoom-no-meeting zoom-over zoom-unsigned zoom-no-sdk zoom-key-missing zoom-stay-unknown
    mark-repeated too-few-marks too-many-marks marks-mixed too-few-options option-repeated marks-wrong
    no-runoff no-tie slate-empty candidate-repeated consent-unknown consent-settled absentee-unknown
    consent-date-wrong consent-nothing-to-undo objection-exists objection-late notice-unknown notice-exists
    notice-date-wrong notice-without-proof notice-without-bylaw notice-of-stranger proxy-form-unknown
    page-changed
  `
    .trim()
    .split(/\s+/u),
);

/** Refusals about the rate of requests, or about ourselves: later the answer may be another. */
export const passingCodes: ReadonlySet<string> = new Set(
  `
    too-many-attempts busy internal
  `
    .trim()
    .split(/\s+/u),
);
