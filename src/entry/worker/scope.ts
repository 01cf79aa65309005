import type { PushScope } from './push';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: WorkerEvent;
  activate: WorkerEvent;
  message: WorkerEvent & { data: unknown };
  fetch: WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void };
  push: WorkerEvent & { data: { text(): string } | null };
  notificationclick: WorkerEvent & { notification: Notification };
  pushsubscriptionchange: WorkerEvent & { oldSubscription: PushSubscription | null };
}

/** An open page of the site, as a worker has it. */
export interface Page {
  url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports?: Transferable[]): void;
}

/** As much of a service worker's scope as is used: TypeScript has its types only without those of a page. */
export interface Scope extends PushScope {
  clients: PushScope['clients'] & {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(name: K, listener: (event: Events[K]) => void): void;
}
