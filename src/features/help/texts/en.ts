// The pages
export const helpOf = 'Help: {job}';
export const lead = 'One short page for each thing that people do here.';
export const description = 'How to apply, log in, renew a licence, ask the community and look after your own data.';
export const officeLead = 'One short page for each job of the office.';
export const pageTitle = '{page} | {committee}';
export const allPages = 'All help pages';
export const openScreen = 'Go there';
export const pictureOf = 'The screen: {job}';

// What visitors and members do; the words in braces are those of the screens (src/routes/help-words.ts)
export const everybodyJobs = {
  apply: {
    title: 'Apply for membership',
    lead: 'Have your licence number and a passport photo ready; it takes about five minutes.',
    steps: [
      'Press {join}.',
      'Fill in {basic} and press {next}.',
      'Fill in {professional}, and what you like of {personal}.',
      'Look through {check}; {change} leads back to a step.',
      'Tick what you agree to under {consents}.',
      'Press {submit}.',
      'Press the link in our mail: it shows that the address is yours. The office then decides, and writes to you.',
    ],
  },
  'correct-application': {
    title: 'Correct an application',
    lead: 'The office asks you to correct something before it decides.',
    steps: [
      'Open the mail {mail} and read what the office writes.',
      'Press {open} in it.',
      'Fill in the fields that are shown. They are the only ones that are asked for.',
      'Press {send}.',
      'You keep your place among those who wait. The link works once, for {days} days.',
    ],
  },
  'log-in': {
    title: 'Log in',
    lead: 'As soon as the office has approved you.',
    steps: [
      'Press {login}.',
      'Fill in {who} and {password}.',
      'Press {login} again.',
      'Forgotten? Press {forgot}, type your address and press {sendLink}. The link in the mail works once, for an hour.',
    ],
  },
  'second-factor': {
    title: 'Set up a second factor',
    lead: 'A code from your phone beside your password: a stolen password alone then opens nothing.',
    steps: [
      'Log in, press {dashboard}, then {security}.',
      'Under {title}, beside {app}, press {setUp}.',
      'Scan the picture with any app for one-time codes.',
      'Type the code that the app shows, and press {confirm}.',
      'Keep the recovery codes: {print} or {copy} them, then press {kept}.',
      'Or press {passkey} and log in with your fingerprint or your face.',
    ],
  },
  card: {
    title: 'Show your membership card',
    lead: 'The card is on your phone; everybody can check its code.',
    steps: [
      'Log in, press {dashboard}, then {card}.',
      'Let the other person scan the code: their phone shows whether the card is valid.',
      '{pdf} and {picture} keep it on your phone.',
      'Is somebody else using it? {newCode} makes the old code invalid at once.',
    ],
  },
  renew: {
    title: 'Renew a licence',
    lead: 'Your licence has a new last day: send the office the certificate.',
    steps: [
      'Log in, press {dashboard}, then {licence}.',
      'Press {send}.',
      'Fill in {lastDay} and add {file}.',
      'Press {toOffice}.',
      'The office compares both and tells you. Until then the old day counts.',
    ],
  },
  ask: {
    title: 'Ask the community',
    lead: 'Engineers of the district answer each other.',
    steps: [
      'Log in and press {community}.',
      'Write into {question}. The first line is the title.',
      'Look at {similar}: perhaps it was answered before.',
      '{attach} adds a drawing or a photo.',
      'Press {post}. The bell tells you of answers.',
      'When it is answered, press {best} at that answer, and {solved}.',
    ],
  },
  'hide-number': {
    title: 'Hide your phone number',
    lead: 'Other members then neither see it nor find you by it.',
    steps: [
      'Log in, press {dashboard}, then {privacy}.',
      'Under {others} take the tick from {phone}. It is saved at once.',
      '{email} and {directory} work the same way.',
      'The office and the admin of your own area still see your number.',
    ],
  },
  'export-data': {
    title: 'Get a copy of your data',
    lead: 'Everything that the committee keeps about you, in one file.',
    steps: [
      'Log in, press {dashboard}, then {privacy}.',
      'Under {title} press {get}.',
      'Type your password and press {start}.',
      'The bell and a mail tell you when the file is ready, some minutes later.',
      'Come back to the same page and download it, within {hours} hours, on a device of your own.',
    ],
  },
  leave: {
    title: 'Leave, and delete your data',
    lead: 'You have {days} days to change your mind.',
    steps: [
      'Log in, press {dashboard}, then {privacy}.',
      'Under {title} read what has to stay, and why. You may want to get a copy of your data first.',
      'Press {button}.',
      'Type your password and press {submit}.',
      'Until that day {undo} stands over every page of your account.',
      'Two days before, we warn you. Afterwards nobody can bring your data back.',
    ],
  },
  'ad-numbers': {
    title: 'See the numbers of my advertisement',
    lead: 'For shops that advertise here: you need no account.',
    steps: [
      'Go to {portal}: the button below leads there.',
      'Type the address that the office has for you, and press {send}.',
      'Open the mail and press {button}, then {enter}. The link works once, for {minutes} minutes.',
      'No mail, or no address at the office? Call it: it sends you the link by WhatsApp.',
      'Under {figures} are the views and taps of each day; {picture} makes one for WhatsApp.',
      '{renew} and {newPicture} ask the office. Its answer comes by mail.',
    ],
  },
  'keep-door': {
    title: 'Keep a door at an event',
    lead: 'A phone with a pass of the office scans tickets, with or without a connection. You need no account.',
    steps: [
      'Scan the code of the pass, which the office shows once, with the camera of the phone.',
      'Open {ready} before people come: list, camera, storage, clock, and three codes to practise with.',
      'Press {camera}, or use a scanner that types. The code of a membership card is a ticket too.',
      'Green is {comeIn}. Amber: ask. Red: nobody comes in with it. The screen says what to do.',
      'Fewer people than on the ticket: press {only}. A mistake: press {undo}, within ten minutes.',
      'Without a code type its last four letters, or the name, into {entry}.',
      'People who are not registered: {walkIn}, with a name.',
      'Without a connection go on: {waiting} says what is kept here. Close the page once it says {nothing}.',
    ],
  },
} as const;

// What the office does
export const officeJobs = {
  'find-by-phone': {
    title: 'Find a caller by phone',
    lead: 'A member calls, and you need what the office has about them.',
    steps: [
      'Press {find} at the top of any screen of the office, or the keys Ctrl and K.',
      'Type the ten digits of the number.',
      'Press Enter: the page of the person opens.',
      '{onTheTelephone} has what to ask the caller, and the answers to compare.',
      'What is open for them stands under their name.',
    ],
  },
  'approve-ten': {
    title: 'Approve several applicants',
    lead: 'Those who become members need one press together.',
    steps: [
      'Open {applications}.',
      'Look at the marks: {duplicates} and unconfirmed addresses are left out of a joint approval.',
      'Tick the applicants that you have checked, or {selectAll}.',
      'Press {approve}. They get the next membership IDs, and a mail.',
      'Whoever could not be approved stays in the list, with the reason.',
      'For another role, a correction or a rejection press {decide} in the row.',
    ],
  },
  'record-cash': {
    title: 'Record a membership paid in cash',
    lead: 'The member has paid at the counter, or to you in the area.',
    steps: [
      'Open {dues}; {recordTab} stands first. From the page of the member it opens with the member chosen.',
      'Under {payer} type the name or the phone number, and press the member. What is due of them is shown.',
      'Count the money and enter the {amount}.',
      'Choose {cash}. Area admins and collectors are not asked: they record cash only.',
      '{whatItPays} shows the invoice, the one that is due first before the others.',
      'Press {record}. The membership is extended at once when the invoice is paid in full.',
      'Give the receipt: {picture} for WhatsApp, or {pdf}. A mistake is reversed by the treasurer, never changed.',
      'Under {cashTab} hand the money over: the treasurer counts it.',
    ],
  },
  'confirm-licences': {
    title: 'Confirm twenty licences',
    lead: 'Members have entered a new number or day; it counts once the office has confirmed it.',
    steps: [
      'Open {licences} and choose {unconfirmed}.',
      'Compare the number and the last day with the certificate.',
      'Tick the rows that you have checked, or {selectAll}.',
      'Press {confirm}. A row that could not be confirmed stays, with the reason.',
      'Is something wrong? Press the name, correct it there, and come back.',
    ],
  },
  'send-circular': {
    title: 'Send a circular to an area, and see who has not read it',
    lead: 'Members are told by the bell, and by mail if they chose so.',
    steps: [
      'Open {posts} and press {newCircular}.',
      'Fill in {title} and {text}. Without a Malayalam text the English one is shown.',
      'Under {audience} choose {some}, then the area: the number of people stands below.',
      'Press {saveDraft}, look at {preview}, then press {publish}.',
      'Later, the same page has {receipts}. {unread} lists who is left.',
      '{remind} tells them again; nobody gets more than one reminder a day.',
    ],
  },
  'correct-name': {
    title: 'Correct a name by request',
    lead: 'A member has asked for a correction. It is to be answered within {days} days.',
    steps: [
      'Open {privacy}: {requests} lists corrections by the day on which an answer is due.',
      'Press the name: the page of the person opens. Compare with the licence.',
      'Press {edit}, change the name and press {save}.',
      'Go back and press {answer}.',
      'Choose {done}, write what you have corrected, and press {send}. The member is told.',
    ],
  },
  'reprint-card': {
    title: 'Print a card again',
    lead: 'A card is lost, or the name on it has changed.',
    steps: [
      'Open {cards} and find the member.',
      'Press {replace}. The old card stops being valid at once; for ten seconds {undo} brings it back.',
      'Press {print}, choose the area, and tick {unprinted}.',
      'Press {make}. When it is drawn, press {savePdf} and print it.',
    ],
  },
  'end-term': {
    title: 'End a term',
    lead: 'An office in a committee passes to another person.',
    steps: [
      'Open {positions} and find the person.',
      'Press {endTerm} in the row.',
      'Enter the {lastDay} and press {endTerm}. The term stays in the list.',
      'For the successor press {add}.',
      'The About page shows the change by itself, on the day.',
    ],
  },
  'run-event': {
    title: 'Run an event: seats, kitchen and gates',
    lead: 'Members register on the page of the event, and come in with a code.',
    steps: [
      'Open {events} and press {registration} on the event.',
      'Under {settings} enter the {seats} and press {open}.',
      'More {seats} later? Who moves up is shown before you save.',
      'Once the numbers are due, open {numbers} and press {forKitchen}.',
      'Under {gates} press {makePass} for each gate, and scan the code with the phone that stands there.',
      'For a gate without a phone press {paperTwin}.',
      'Afterwards {came} shows who came, and tickets that were scanned at two doors.',
    ],
  },
  'what-happened': {
    title: 'Answer “what happened to …”',
    lead: 'Everything that was done to a person or a thing is recorded.',
    steps: [
      'Press {find} and open the page of the person.',
      'Under {history} stand changes, notices, mails and decisions, the newest first.',
      '{more} goes further back.',
      'For a shop, an event or a setting open {audit}.',
      'Choose {what} or {whom}; each line says who did it, when, and what was there before.',
    ],
  },
  'import-faults': {
    title: 'Import a list that has faults',
    lead: 'Nothing is saved before you press the last button.',
    steps: [
      'Open {imports}. {template} has the headings that are understood.',
      'Choose the file and press {preview}.',
      'Check under {columns} that each column has its field.',
      '{faulty} has the rows that cannot be taken, each with the reason. Correct them in your file and send it again.',
      'Under {doubtful} tick the rows that are about the person named there.',
      'Press {apply}. Faulty and unticked rows are left out.',
      'Was it the wrong file? Open it again and press {undo}.',
    ],
  },
} as const;
