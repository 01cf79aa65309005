import type { PostKind, PostState } from '~/features/posts/contract/choices';

/** A post of the demo data; days count from the day it is loaded, `area` and `unit` name places by their order. */
export interface DemoPost {
  kind: PostKind;
  state: PostState;
  /** When it came out, or will; for a draft, when it was last changed. */
  day: number;
  title: string;
  body: string;
  titleMl?: string;
  bodyMl?: string;
  pinnedDays?: number;
  urgent?: boolean;
  needsAck?: boolean;
  /** Without one, all members. */
  audience?: { area?: number; roles?: ('area_admin' | 'unit_admin')[] };
  /** How many in a hundred of its addressees have read it, and how many of these have confirmed it. */
  read?: number;
  confirmed?: number;
  file?: string;
}

/** The demo's posts. All of their orders and rules are made up. */
export const demoPosts: readonly DemoPost[] = [
  {
    kind: 'news',
    state: 'published',
    day: -3,
    pinnedDays: 20,
    title: 'Free plan clinic for house builders, every second Saturday',
    body: [
      'From this month three of our members sit in the committee office on every **second Saturday from 10 ' +
        'am to 1 pm** and look at plans for houses, free of charge.',
      'Please bring:\n\n- the sketch or plan, as far as there is one\n- the deed or tax receipt with the ' +
        'survey number\n- photos of the plot and of the road in front of it',
      'Nobody needs an appointment. Those who come before 12:30 are seen on the same day.',
    ].join('\n\n'),
    titleMl: 'വീട് പണിയുന്നവർക്ക് സൗജന്യ പ്ലാൻ ക്ലിനിക്, എല്ലാ രണ്ടാം ശനിയാഴ്ചയും',
    bodyMl: [
      'ഈ മാസം മുതൽ എല്ലാ **രണ്ടാം ശനിയാഴ്ചയും രാവിലെ 10 മുതൽ ഉച്ചയ്ക്ക് 1 വരെ** ഞങ്ങളുടെ മൂന്ന് അംഗങ്ങൾ ' +
        'കമ്മിറ്റി ഓഫീസിൽ ഇരുന്ന് വീടുകളുടെ പ്ലാൻ സൗജന്യമായി പരിശോധിക്കും.',
      'ദയവായി കൊണ്ടുവരേണ്ടവ:\n\n- ഉള്ളത്രയും സ്കെച്ച് അല്ലെങ്കിൽ പ്ലാൻ\n- സർവേ നമ്പർ ഉള്ള ആധാരം അല്ലെങ്കിൽ ' +
        'നികുതി രസീത്\n- സ്ഥലത്തിന്റെയും മുന്നിലെ റോഡിന്റെയും ഫോട്ടോകൾ',
      'മുൻകൂട്ടി ബുക്ക് ചെയ്യേണ്ടതില്ല. 12:30-ന് മുമ്പ് എത്തുന്നവരെ അന്നുതന്നെ കാണും.',
    ].join('\n\n'),
    read: 44,
  },
  {
    kind: 'news',
    state: 'published',
    day: -16,
    title: 'Forty-two students measured the old grain store at Alathur',
    body: [
      'Students of two polytechnic colleges have drawn the old grain store with laser and tape, led by ' +
        'members of the Alathur area. The drawings are shown in the committee office until the end of next ' +
        'month.',
      'Three of the roof trusses are **older than the walls under them**. How that came about is told on the sheets.',
    ].join('\n\n'),
    titleMl: 'ആലത്തൂരിലെ പഴയ ധാന്യപ്പുര നാല്പത്തിരണ്ട് വിദ്യാർത്ഥികൾ അളന്ന് വരച്ചു',
    bodyMl: [
      'രണ്ട് പോളിടെക്നിക് കോളേജുകളിലെ വിദ്യാർത്ഥികൾ ആലത്തൂർ ഏരിയയിലെ അംഗങ്ങളുടെ നേതൃത്വത്തിൽ പഴയ ധാന്യപ്പുര ' +
        'ലേസറും ടേപ്പും ഉപയോഗിച്ച് അളന്ന് വരച്ചു. അടുത്ത മാസം അവസാനം വരെ ഡ്രോയിംഗുകൾ കമ്മിറ്റി ഓഫീസിൽ കാണാം.',
      'മേൽക്കൂരയിലെ മൂന്ന് ട്രസ്സുകൾ **താഴെയുള്ള ഭിത്തികളെക്കാൾ പഴയതാണ്**. അതെങ്ങനെ ' + 'വന്നു എന്ന് ഷീറ്റുകളിൽ വിവരിച്ചിട്ടുണ്ട്.',
    ].join('\n\n'),
    read: 61,
  },
  {
    kind: 'news',
    state: 'published',
    day: -41,
    title: 'Office closed during Onam week',
    body:
      'The committee office is closed for the four main days of Onam. Applications that come by the website ' +
      'are looked at from the Monday after.',
    titleMl: 'ഓണക്കാലത്ത് ഓഫീസ് അവധി',
    bodyMl:
      'ഓണത്തിന്റെ പ്രധാനപ്പെട്ട നാല് ദിവസം കമ്മിറ്റി ഓഫീസ് അവധിയായിരിക്കും. വെബ്സൈറ്റ് വഴി വരുന്ന അപേക്ഷകൾ ' +
      'തൊട്ടടുത്ത തിങ്കളാഴ്ച മുതൽ പരിശോധിക്കും.',
    read: 70,
  },
  {
    kind: 'circular',
    state: 'published',
    day: -2,
    needsAck: true,
    title: 'New check list for building permit drawings',
    body: [
      'Several local bodies send drawings back because the same few things are missing. From the first of ' +
        'next month please put this **check list** on the first sheet of every permit drawing:',
      '1. survey number and extent, as in the deed\n2. width of the road, measured on the site\n3. set-backs ' +
        'on all four sides, in metres\n4. rainwater pit with its size\n5. name, class and number of the ' +
        'licence, and until when it is valid',
      'The list as a picture to be placed into a drawing is below. Please confirm that you have read this.',
    ].join('\n\n'),
    titleMl: 'കെട്ടിട പെർമിറ്റ് ഡ്രോയിംഗുകൾക്ക് പുതിയ ചെക്ക് ലിസ്റ്റ്',
    bodyMl: [
      'ഒരേ ചില കാര്യങ്ങൾ വിട്ടുപോകുന്നതുകൊണ്ട് പല തദ്ദേശ സ്ഥാപനങ്ങളും ഡ്രോയിംഗുകൾ മടക്കുന്നു. അടുത്ത മാസം ' +
        'ഒന്നാം തീയതി മുതൽ എല്ലാ പെർമിറ്റ് ഡ്രോയിംഗിന്റെയും ആദ്യ ഷീറ്റിൽ ഈ **ചെക്ക് ലിസ്റ്റ്** ചേർക്കുക:',
      '1. ആധാരത്തിലുള്ള സർവേ നമ്പറും വിസ്തീർണ്ണവും\n2. സ്ഥലത്ത് അളന്ന റോഡിന്റെ വീതി\n3. നാല് വശത്തെയും ' +
        'സെറ്റ്ബാക്ക്, മീറ്ററിൽ\n4. മഴക്കുഴിയും അതിന്റെ അളവും\n5. ലൈസൻസ് ഉടമയുടെ പേര്, ക്ലാസ്, നമ്പർ, കാലാവധി',
      'ഡ്രോയിംഗിൽ ചേർക്കാവുന്ന ചിത്രമായി ലിസ്റ്റ് താഴെയുണ്ട്. വായിച്ചു എന്ന് ദയവായി സ്ഥിരീകരിക്കുക.',
    ].join('\n\n'),
    read: 38,
    confirmed: 70,
    file: 'Permit check list.png',
  },
  {
    kind: 'circular',
    state: 'published',
    day: -9,
    urgent: true,
    title: 'Heavy rain: no excavation beside existing walls until Friday',
    body: [
      'The district has a red alert. **Stop all excavation within three metres of existing walls and cut ' +
        'slopes** until Friday, and cover what is open.',
      'Look at shuttering and scaffolds before anybody goes up again. If a wall has moved, keep people away ' +
        'and call the local body at once.',
    ].join('\n\n'),
    titleMl: 'കനത്ത മഴ: വെള്ളിയാഴ്ച വരെ നിലവിലുള്ള ഭിത്തികൾക്കരികിൽ മണ്ണെടുക്കരുത്',
    bodyMl: [
      'ജില്ലയിൽ റെഡ് അലർട്ട് ആണ്. വെള്ളിയാഴ്ച വരെ **നിലവിലുള്ള ഭിത്തികളുടെയും വെട്ടിയ ചരിവുകളുടെയും മൂന്ന് ' +
        'മീറ്ററിനുള്ളിൽ മണ്ണെടുപ്പ് നിർത്തിവെക്കുക**. തുറന്നുകിടക്കുന്നവ മൂടുക.',
      'വീണ്ടും മുകളിൽ കയറുന്നതിന് മുമ്പ് ഷട്ടറിംഗും സ്കഫോൾഡിംഗും പരിശോധിക്കുക. ഭിത്തി നീങ്ങിയിട്ടുണ്ടെങ്കിൽ ' +
        'ആളുകളെ മാറ്റി ഉടൻ തദ്ദേശ സ്ഥാപനത്തെ അറിയിക്കുക.',
    ].join('\n\n'),
    read: 83,
  },
  {
    kind: 'circular',
    state: 'published',
    day: -20,
    title: 'Area meeting on the first Sunday',
    body:
      'The members of our area meet on the first Sunday of next month at 10 am in the usual hall. On the ' +
      'table: the directory of the coming year, and who collects the advertisements.',
    titleMl: 'ഒന്നാം ഞായറാഴ്ച ഏരിയ യോഗം',
    bodyMl:
      'നമ്മുടെ ഏരിയയിലെ അംഗങ്ങളുടെ യോഗം അടുത്ത മാസം ഒന്നാം ഞായറാഴ്ച രാവിലെ 10-ന് പതിവ് ഹാളിൽ ചേരും. വിഷയം: ' +
      'അടുത്ത വർഷത്തെ ഡയറക്ടറിയും പരസ്യങ്ങളുടെ ചുമതലയും.',
    audience: { area: 0 },
    read: 55,
  },
  {
    kind: 'circular',
    state: 'published',
    day: -33,
    title: 'Accounts of the units until the tenth',
    body:
      'Please send the accounts of your unit for the last quarter by the **tenth**. A photo of the signed page ' +
      'is enough; the originals come to the annual meeting.',
    audience: { roles: ['area_admin', 'unit_admin'] },
    read: 76,
  },
  {
    kind: 'circular',
    state: 'scheduled',
    day: 4,
    title: 'Annual conference: choose your session by the end of the week',
    body:
      'There are two sessions at the same time on the second afternoon: **soil reports** and **small ' +
      'bridges**. Please tell your unit by the end of the week which one you come to, so that the halls fit.',
    titleMl: 'വാർഷിക സമ്മേളനം: ആഴ്ചാവസാനത്തിനകം സെഷൻ തിരഞ്ഞെടുക്കുക',
    bodyMl:
      'രണ്ടാം ദിവസം ഉച്ചകഴിഞ്ഞ് ഒരേ സമയം രണ്ട് സെഷനുകളുണ്ട്: **മണ്ണ് പരിശോധനാ റിപ്പോർട്ടുകൾ**, **ചെറു ' +
      'പാലങ്ങൾ**. ഏതിലാണ് പങ്കെടുക്കുന്നതെന്ന് ആഴ്ചാവസാനത്തിനകം യൂണിറ്റിനെ അറിയിക്കുക.',
  },
  {
    kind: 'circular',
    state: 'draft',
    day: -1,
    title: 'Insurance for site staff: what the committee has arranged',
    body: 'Terms are still being worked out.\n\n- accident cover for site staff\n- third party cover',
    audience: { roles: ['unit_admin', 'area_admin'] },
  },
  {
    kind: 'circular',
    state: 'archived',
    day: -75,
    title: 'Directory photos: last call',
    body: 'Whoever wants a new photo in the directory sends it by Friday.',
    titleMl: 'ഡയറക്ടറിയിലെ ഫോട്ടോ: അവസാന അവസരം',
    bodyMl: 'ഡയറക്ടറിയിൽ പുതിയ ഫോട്ടോ വേണ്ടവർ വെള്ളിയാഴ്ചയ്ക്കകം അയക്കുക.',
    read: 90,
  },
];
