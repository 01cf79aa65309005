import { askList, sendScans } from './ask-server';
import { look, type ClockState, type Reading } from './clock';
import { opening, type DoorState, type Shown } from './door-state';
import { practice } from './practice';
import { bodyOf, comingOf, merged, nextBatch, settle, waitAfter, waitingIn, type Deed, type Scan } from './queue';
import { readEntry } from './read-entry';
import {
  changeKept,
  keepPass,
  keepScan,
  keepSettled,
  readDone,
  readKept,
  readScans,
  UNDO_MS,
  type Kept,
} from './store';
import { findByHash, hashOf, judge, worsen, type DoorRow, type Verdict } from './verdict';

/** How long (ms) the server may take to make a verdict worse. */
const ASK_MS = 1500;
/** How often (ms) the list is brought up to date, and how often all of it. */
const REFRESH_MS = 30_000;
const WHOLE_MS = 30 * 60_000;

const reading = (): Reading => ({ wall: Date.now(), mono: performance.now() });

/** A door of an event on this phone. */
export class Door {
  state = opening;
  private readonly listeners = new Set<() => void>();
  private clock: ClockState = { last: reading(), offset: null };
  private turn = 0;
  private failures = 0;
  private nextTry = 0;
  private refreshed = 0;
  private whole = 0;
  private running: Promise<void> | undefined;
  private again = false;
  /** Scans that the browser could not store. They are sent from here. */
  private unstored: readonly Scan[] = [];

  constructor(readonly event: number) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): DoorState => this.state;

  private set(change: Partial<DoorState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Returns the time by the server's clock in ms, as far as the offset is known. */
  readonly now = (): number => Date.now() + (this.clock.offset ?? this.state.stored?.offset ?? 0);

  /** Reads the phone's store, and starts sending and refreshing. Returns the function that stops both. */
  open(): () => void {
    // Nothing is requested while the tab is hidden; scans are sent at once.
    const wake = () => {
      if (document.visibilityState === 'visible') this.sync();
    };
    const timer = setInterval(() => {
      this.lookAtClock();
      if (Date.now() >= this.nextTry || Date.now() < this.nextTry - 120_000) wake();
    }, 1000);
    const now = () => {
      this.nextTry = 0;
      this.refreshed = 0;
      wake();
    };
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    void this.reload().then(wake);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }

  private lookAtClock(): void {
    const before = this.clock.offset;
    this.clock = look(this.clock, reading());
    if (this.clock.offset !== before) this.set({ offset: this.clock.offset });
  }

  private async reload(): Promise<void> {
    try {
      const [stored, scans, done] = await Promise.all([
        readKept(this.event),
        readScans(this.event),
        readDone(this.event, Date.now()),
      ]);
      this.set({ phase: stored ? 'ready' : 'none', stored: stored ?? null, scans: [...scans, ...this.unstored], done });
    } catch {
      if (this.state.phase === 'opening') this.set({ phase: 'broken' });
    }
  }

  /** Takes the pass of a gate. What was scanned with an earlier one is sent with this. */
  async takePass(token: string): Promise<void> {
    try {
      await keepPass(this.event, token);
    } catch {
      return this.set({ phase: 'broken' });
    }
    this.refreshed = 0;
    this.nextTry = 0;
    await this.reload();
    this.sync();
  }

  /** Takes what the camera or a keyboard has read: a ticket, a card, a new pass, or anything else as it is. */
  async takeCode(text: string): Promise<void> {
    const entry = readEntry(text);
    // The pass of another event's door is no ticket, and its token is not sent as one.
    if (entry.kind === 'pass') return entry.event === this.event ? this.takePass(entry.token) : undefined;
    const code = entry.kind === 'code' ? entry.code : text.trim().slice(0, 200);
    const trial = practice.get(code);
    if (trial) {
      const verdict = { result: trial, row: null, people: 0, peopleIn: 0, of: 0, gate: null, at: null };
      return this.show({ scan: null, verdict });
    }
    const row = entry.kind === 'code' ? findByHash(this.rows, await hashOf(code)) : undefined;
    await this.let({ code }, row);
  }

  /** Lets in the party of a row, or some of it. */
  readonly takeRow = (row: DoorRow, people?: number): Promise<void> =>
    this.let({ registration_id: row.id, ...(people !== undefined && { people }) }, row, people);

  /** Records people who are not registered. */
  async takeWalkIn(name: string, people: number): Promise<void> {
    const scan = this.scanOf({ walk_in: name, people }, null, 0);
    const verdict: Verdict = { result: 'ok', row: null, people, peopleIn: people, of: people, gate: null, at: null };
    this.show({ scan, verdict });
    await this.keep(scan);
    this.sendSoon();
  }

  /** Takes a scan back. */
  async undo(scan: Scan): Promise<void> {
    const lets = -(this.state.done.find((done) => done.scan.scan_id === scan.scan_id)?.answer.people ?? scan.lets);
    await this.keep(this.scanOf({ undo: scan.scan_id }, scan.row, lets));
    if (this.state.shown?.scan?.scan_id === scan.scan_id) this.set({ shown: null });
    this.sendSoon();
  }

  /** Takes a scan back, and lets in fewer of the party. */
  async letFewer(scan: Scan, row: DoorRow, people: number): Promise<void> {
    await this.undo(scan);
    await this.takeRow(this.rows.find(({ id }) => id === row.id) ?? row, people);
  }

  readonly clear = (): void => this.set({ shown: null });

  private get rows(): readonly DoorRow[] {
    return this.state.stored?.list?.rows ?? [];
  }

  /** Whether a scan can still be taken back. */
  readonly isRecent = ({ wall }: Scan): boolean => Date.now() - wall < UNDO_MS;

  /** How many of a row's party are in, with the scans that wait here. */
  readonly insideOf = (row: DoorRow): number =>
    Math.max(0, Math.min(row.people, row.people_in + (waitingIn(this.state.scans).get(row.id) ?? 0)));

  private async let(deed: Deed, row: DoorRow | undefined, people?: number): Promise<void> {
    const { stored, scans } = this.state;
    const verdict = judge(row, {
      peopleIn: row ? this.insideOf(row) : 0,
      people,
      came: row && stored?.list ? comingOf(row, scans, { gate: stored.list.gate, offset: stored.offset }) : undefined,
      now: this.now(),
      from: stored?.list?.from ?? '',
      until: stored?.list?.until ?? '',
    });
    const scan = this.scanOf(deed, row?.id ?? null, verdict.people);
    this.show({ scan, verdict });
    await this.keep(scan);
    this.sendSoon();
  }

  private scanOf(deed: Deed, row: number | null, lets: number): Scan {
    this.lookAtClock();
    const { offset } = this.clock;
    const scanId = crypto.randomUUID();
    const met = this.state.stored?.list ? this.state.stored.offset : null;
    return { scan_id: scanId, event: this.event, wall: Date.now(), offset, met, deed, row, lets };
  }

  private show(shown: Omit<Shown, 'turn'>): void {
    this.turn += 1;
    this.set({ shown: { ...shown, turn: this.turn } });
  }

  private async keep(scan: Scan): Promise<void> {
    // At once, so that the next scan of the same ticket is judged with it.
    this.set({ scans: [...this.state.scans, scan] });
    try {
      await keepScan(scan);
    } catch {
      this.unstored = [...this.unstored, scan];
    }
    await this.reload();
  }

  private sendSoon(): void {
    this.nextTry = 0;
    this.sync();
  }

  /** Sends the waiting scans, then requests the list; a call while it runs causes another round. */
  private sync(): void {
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.round().finally(() => {
      this.running = undefined;
      if (!this.again) return;
      this.again = false;
      this.sync();
    });
  }

  private async round(): Promise<void> {
    const { stored } = this.state;
    if (!stored || stored.ended) return;
    const isDue = () => Date.now() - this.refreshed >= REFRESH_MS || Date.now() < this.refreshed;
    // Without the offset of this clock the times of scans from before it was set cannot be right.
    if ((this.clock.offset === null || !stored.list) && !(await this.refresh(stored))) return;
    while (nextBatch(this.state.scans).length > 0) if (!(await this.send(stored))) return;
    if (isDue()) await this.refresh(stored);
  }

  private async refresh({ token, list }: Kept): Promise<boolean> {
    const isWhole = !list || Date.now() - this.whole >= WHOLE_MS || Date.now() < this.whole;
    const answered = await askList(this.event, token, isWhole ? null : list.at);
    if (answered.kind !== 'ok') return this.fail(answered.kind, token);
    this.meet(answered.offset);
    this.refreshed = Date.now();
    if (isWhole) this.whole = Date.now();
    const { answer } = answered;
    await changeKept(this.event, (door) => ({
      ...door,
      offset: answered.offset ?? door.offset,
      list: { ...answer, rows: isWhole ? answer.rows : merged(door.list?.rows ?? [], answer.rows) },
    }));
    await this.reload();
    return true;
  }

  private async send({ token }: Kept): Promise<boolean> {
    const batch = nextBatch(this.state.scans);
    const asked = performance.now();
    this.lookAtClock();
    const { offset } = this.clock;
    const answered = await sendScans(this.event, token, bodyOf(batch, { now: Date.now(), offset }));
    if (answered.kind !== 'ok') return this.fail(answered.kind, token);
    this.meet(answered.offset);
    const settled = settle(batch, answered.answer.results);
    if (settled.answered.length + settled.refused.length === 0) return this.fail('away', token);
    await keepSettled(this.event, settled, Date.now());
    this.unstored = this.unstored.filter((scan) => !settled.answered.some((one) => one.scan.scan_id === scan.scan_id));
    await this.reload();
    const { shown } = this.state;
    const answer = settled.answered.find(({ scan }) => scan.scan_id === shown?.scan?.scan_id)?.answer;
    if (shown && answer && performance.now() - asked <= ASK_MS) {
      const row = this.rows.find(({ id }) => id === answer.registration_id);
      const verdict = worsen(shown.verdict, answer, row);
      const isOther = verdict.result !== shown.verdict.result;
      if (isOther) this.show({ ...shown, verdict });
      else this.set({ shown: { ...shown, verdict } });
    }
    return true;
  }

  private meet(offset: number | null): void {
    this.failures = 0;
    this.nextTry = 0;
    this.clock = { last: reading(), offset: offset ?? this.clock.offset };
    this.set({ isReached: true, offset: this.clock.offset });
  }

  private async fail(kind: 'dead' | 'away', token: string): Promise<false> {
    this.nextTry = Date.now() + waitAfter(this.failures);
    this.failures += 1;
    this.set({ isReached: false });
    if (kind === 'dead') {
      await changeKept(this.event, (door) => ({ ...door, ended: door.ended || door.token === token }));
      await this.reload();
    }
    return false;
  }
}
