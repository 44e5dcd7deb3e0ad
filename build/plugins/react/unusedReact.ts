/**
 * What no widget uses of React DOM, by the names in its production file: view transitions, refs of fragments, form
 * actions, async actions, deferred values, suspended renders and commits, resource hints, stacks of components in
 * error reports, onBeforeInput, onSelect, onError, onInvalid and onLoad. trimReactFeatures applies these lists.
 */

/** Hooks that a module must not import. */
export const HOOKS: readonly string[] = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useFormState',
  'useHostTransitionStatus',
  'useInsertionEffect',
  'useMemoCache',
  'useOptimistic',
  'useTransition',
]

/** Methods of components that a class must not have. Our only class is the error boundary. */
export const METHODS: readonly string[] = [
  'UNSAFE_componentWillMount',
  'UNSAFE_componentWillReceiveProps',
  'UNSAFE_componentWillUpdate',
  'componentDidMount',
  'componentDidUpdate',
  'componentWillMount',
  'componentWillReceiveProps',
  'componentWillUnmount',
  'componentWillUpdate',
  'getDerivedStateFromProps',
  'getSnapshotBeforeUpdate',
  'shouldComponentUpdate',
]

/** Methods of components that nothing may call: the state of the error boundary is React's alone. */
export const CALLS: readonly string[] = ['forceUpdate', 'setState']

/**
 * Errors that React DOM makes while it loads, to throw them within itself: it knows them by identity, and nobody sees
 * one. Empty objects do, without the stack that each error records.
 */
export const SIGNALS: readonly string[] = [
  'HydrationMismatchException',
  'SelectiveHydrationException',
  'SuspenseActionException',
  'SuspenseException',
  'SuspenseyCommitException',
]

/**
 * Events for which React adds a listener to each picture and each field, and asks for each picture a second time so
 * that onLoad is called.
 */
const ELEMENT_EVENTS = ['onError', 'onInvalid', 'onLoad']

/**
 * The events of React that widgets listen to, by React's names. Each root listens to all that there are: to 140 with
 * those of animations, media, drag and drop, composition, and so on.
 */
const HEARD = `click close input keyDown keyUp mouseDown mouseMove pointerCancel pointerDown pointerMove pointerUp
  scroll submit toggle`

/** Properties for events that no element may have. */
export const EVENTS: readonly string[] = [
  ...ELEMENT_EVENTS,
  ...`abort auxClick cancel contextMenu gotPointerCapture lostPointerCapture mouseOut mouseOver mouseUp paste pointerOut
  pointerOver reset touchCancel touchEnd touchMove touchStart beforeInput beforeToggle compositionStart compositionUpdate copy cut doubleClick drag
  dragEnd dragEnter dragExit dragLeave dragOver dragStart drop fullscreenChange fullscreenError keyPress pause play
  resize scrollEnd select wheel animationStart animationEnd animationIteration transitionEnd transitionRun
  transitionStart transitionCancel`
    .split(/\s+/)
    .map((name) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`),
]

/** Variables that never change then, with the value that stands in their place. */
export const CONSTANTS: Readonly<Record<string, string>> = {
  // View transitions.
  appearingViewTransitions: 'null',
  entangledTransitionTypes: 'null',
  inUpdateViewTransition: '!1',
  pendingTransitionTypes: 'null',
  pendingViewTransition: 'null',
  pendingViewTransitionEvents: 'null',
  rootViewTransitionAffected: '!1',
  shouldStartViewTransition: '!1',
  viewTransitionMutationContext: '!1',
  // Hidden trees.
  offscreenDirectParentIsHidden: '!1',
  offscreenSubtreeIsHidden: '!1',
  offscreenSubtreeWasHidden: '!1',
  // Actions.
  currentEntangledActionThenable: 'null',
  currentEntangledLane: '0',
  needsFormReset: '!1',
  // Suspended renders.
  globalMostRecentFallbackTime: '0',
  globalMostRecentTransitionTime: '0',
  shellBoundary: 'null',
  suspendedThenable: 'null',
  thenableIndexCounter: '0',
  thenableIndexCounter$1: '0',
  thenableState: 'null',
  thenableState$1: 'null',
  workInProgressDeferredLane: '0',
  workInProgressRootDidAttachPingListener: '!1',
  workInProgressRootDidSkipSuspendedSiblings: '!1',
  workInProgressRootIsPrerendering: '!1',
  workInProgressSuspendedRetryLanes: '0',
  workInProgressTransitions: 'null',
  // Hoisted elements.
  currentHoistableRoot: 'null',
  tagCaches: 'null',
  // Every supported browser has these.
  AbortControllerLocal: 'AbortController',
  canUseCompositionEvent: '!0',
  canUseDOM: '!0',
  documentMode: 'null',
  isInputEventSupported: '!0',
  useFallbackCompositionData: '!1',
  simpleEventPluginEvents: JSON.stringify(HEARD.split(/\s+/)),
  // Events of which no widget reads what is theirs alone.
  SyntheticAnimationEvent: 'SyntheticEvent',
  SyntheticClipboardEvent: 'SyntheticEvent',
  SyntheticCompositionEvent: 'SyntheticEvent',
  SyntheticDragEvent: 'SyntheticMouseEvent',
  SyntheticSubmitEvent: 'SyntheticEvent',
  SyntheticToggleEvent: 'SyntheticEvent',
  SyntheticTouchEvent: 'SyntheticUIEvent',
  SyntheticTransitionEvent: 'SyntheticEvent',
  SyntheticWheelEvent: 'SyntheticMouseEvent',
}

/** Events that React answers at once. */
const DISCRETE =
  '/^(?:mouse|pointer|touch|key|focus|composition|select|fullscreen|drag|before(?:toggle|input|blur)$)|^(?:afterblur|auxclick|blur|cancel|change|click|close|contextmenu|copy|cut|dblclick|drop|hashchange|input|invalid|paste|pause|play|popstate|ratechange|reset|seeked|submit|textInput|toggle|volumechange)$/'

/** Functions that do nothing then, with their body. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  // View transitions.
  claimQueuedTransitionTypes: 'return null',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  flushAfterMutationEffects: '',
  queueTransitionTypes: '',
  startViewTransition: '',
  trackEnterViewTransitions: '',
  // Refs of fragments.
  addFragmentHandleToFiber: '',
  commitFragmentInstanceDeletionEffects: '',
  commitNewChildToFragmentInstances: '',
  isFragmentInstanceParent: 'return !1',
  // Actions of forms, and async actions.
  entangleAsyncAction: '',
  extractEvents$1: '',
  recursivelyResetForms: '',
  startHostTransition: '',
  TransitionAwareHostComponent: '',
  // Suspended renders.
  checkIfRootIsPrerendering: 'return !1',
  handleThrow: `
    currentlyRenderingFiber = null;
    ReactSharedInternals.H = ContextOnlyDispatcher;
    workInProgressSuspendedReason = 1;
    workInProgressThrownValue = thrownValue;
    if (null === workInProgress) {
      workInProgressRootExitStatus = 1;
      logUncaughtError(root, createCapturedValueAtFiber(thrownValue, root.current));
    }`,
  markSpawnedDeferredLane: '',
  renderDidSuspendDelayIfPossible: '',
  replaySuspendedUnitOfWork: '',
  resolveLazy: '',
  unwrapThenable: '',
  useThenable: 'throw Error(formatProdErrorMessage(438))',
  // Commits that wait for pictures, fonts and styles.
  completeRootWhenReady: `
    root.timeoutHandle = -1;
    completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate,
      spawnedLane, updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus)`,
  getHoistableRoot: 'return null',
  preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217',
  // Hydration of parts of a tree, of whole documents, and caches of server components.
  clearContainerSparingly: '',
  getNextHydratableInstanceAfterHydrationBoundary: 'return null',
  getParentHydrationBoundary: 'return null',
  pushAsyncDispatcher: 'return null',
  // Stacks of components: our boundaries report the error alone.
  getStackByFiberInDevAndProd: "return ''",
  // The pointer and the focus between the start of a hydration and its end, a few milliseconds later.
  clearIfContinuousEvent: '',
  queueIfContinuousEvent: 'return !1',
  retryIfBlockedOn: '',
  // Other things.
  constructSelectEvent: '',
  defaultOnDefaultTransitionIndicator: '',
  // The same answers in fewer bytes; no task of React's own scheduler sets a state at another priority.
  getEventPriority: `return /^(?:mouse|pointer|touch)(?:move|out|over|enter|leave)|^drag(?!start|end)|^(?:resize|scroll|wheel)$/
    .test(domEventName) ? 8 : ${DISCRETE}.test(domEventName) ? 2 : 32`,
  getVendorPrefixedEventName: 'return eventName',
}

/** Statements that go, by how they begin, in the functions that hold them ('' holds all), with what replaces them. */
export const STATEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    'FragmentInstance.prototype.': '',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration': '',
    'ReactDOMSharedInternals.d = {': '',
    'ReactDOMSharedInternals.findDOMNode = ': '',
    'ReactSharedInternals.S = function': '',
    // Events that no widget listens to.
    'registerSimpleEvent(ANIMATION_': '',
    'registerSimpleEvent(TRANSITION_': '',
    'registerSimpleEvent("dblclick"': '',
    'registerTwoPhaseEvent(\n  "onCompositionStart': '',
    'registerTwoPhaseEvent(\n  "onCompositionUpdate': '',
    'registerTwoPhaseEvent(\n  "onSelect"': '',
    'registerTwoPhaseEvent("onBeforeInput"': '',
    'simpleEventPluginEvents.push(': '',
    // Prefixes of events, and whether there is an input event.
    'canUseDOM &&\n  ((style = ': '',
    'if (canUseDOM) {': '',
    // States of classes: see CALLS.
    'var classComponentUpdater = {': 'var classComponentUpdater = {};',
    'var vendorPrefixes = {': '',
    // Styles whose numbers are no pixels: without prefixes, and those that nobody sets from a script.
    'var unitlessNumbers = new Set(': `var unitlessNumbers = new Set(('aspectRatio columnCount flex flexGrow ' +
      'flexShrink fontWeight gridColumn gridRow lineHeight opacity order scale zIndex zoom').split(' '));`,
  },
  // Checkboxes, of which a facet has a thousand, are compared with their props instead: see updateValueIfChanged.
  initInput: { 'track(element);': "'checkbox' === element.type || track(element)" },
  updateValueIfChanged: {
    'if (!tracker)': `
      if (!tracker) {
        tracker = (node[internalPropsKey] || {}).checked;
        return null == tracker || node.checked !== !!tracker;
      }`,
  },
  // The listeners of ELEMENT_EVENTS.
  setInitialProperties: {
    'listenToNonDelegatedEvent("invalid", domElement);': '',
    'listenToNonDelegatedEvent("error", domElement);': '',
    'listenToNonDelegatedEvent("load", domElement);': '',
  },
  prepareToHydrateHostInstance: {
    'listenToNonDelegatedEvent("invalid", instance);': '',
    'listenToNonDelegatedEvent("error", instance);': '',
    'listenToNonDelegatedEvent("load", instance);': '',
  },
  commitHostMount: { 'props.src\n': '' },
  commitBeforeMutationEffects_complete: {
    // getSnapshotBeforeUpdate
    'if (0 !== (flags & 1024) && null !== current) {': '',
  },
  dispatchEventForPluginEventSystem: {
    // onSelect
    'handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;': '',
    'switch (domEventName) {\n        case "focusin":\n          if (': '',
    // onBeforeInput
    'if (\n        (fallbackData = canUseTextInputEvent': '',
  },
  renderRootConcurrent: {
    'b: switch (workInProgressSuspendedReason)': `
      workInProgressSuspendedReason = 0;
      workInProgressThrownValue = null;
      throwAndUnwindWorkLoop(root, lanes, thrownValue, 1);`,
  },
  renderRootSync: {
    'switch (workInProgressSuspendedReason)': `
      workInProgressSuspendedReason = 0;
      workInProgressThrownValue = null;
      throwAndUnwindWorkLoop(root, unitOfWork, thrownValue, 1);`,
  },
  safelyAttachRef: { 'if (null === current.stateNode) {': '' },
  setProp: { 'if ("function" === typeof value) {\n        domElement.setAttribute(': '' },
  throwAndUnwindWorkLoop: { 'if (isHydrating || 1 === suspendedReason) root = !0;': 'root = !0;' },
  throwException: { 'if (\n    null !== value &&': '' },
}
