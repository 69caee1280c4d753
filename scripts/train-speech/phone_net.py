"""Trains the phone model: a network of two hidden layers over 11 frames, with labels that are realigned between rounds.

    python3 phone_net.py CACHE [STAGES]     reads what prepare.ts wrote there, writes net.json and fold-0.json to fold-4.json

Every random number comes from a fixed seed, so that the same cache gives the same weights on the same machine.
"""
import base64
import glob
import json
import os
import sys

os.environ['OPENBLAS_NUM_THREADS'] = '1'  # sums in the same order everywhere
import numpy as np  # noqa: E402

CONTEXT = 5
HIDDEN = 192
FOLDS = 5
ROUNDS = 3
COEFFICIENTS = 14
BLOCKS = 8  # of rows a take: as fitted to its text, to another one, and on each of six frequency scales
STATES_PER_PHONE = 3
PRIOR_SCALE = 0.8
GOOD_WORD = 7.0


def load(cache):
    takes = []
    for name in sorted(glob.glob(f'{cache}/takes.*.jsonl')):
        part = name.split('.')[-2]
        rows = np.fromfile(f'{cache}/rows.{part}.f32', dtype=np.float32).reshape(-1, COEFFICIENTS)
        labels = np.fromfile(f'{cache}/labels.{part}.u8', dtype=np.uint8)
        place = 0
        for line in open(name):
            take = json.loads(line)
            count = take['rows']
            take['cepstra'] = rows[BLOCKS * place:BLOCKS * place + count]
            take['labels'] = labels[place:place + count].astype(np.int64)
            take['trusted'] = np.ones(count, dtype=bool)
            place += count
            takes.append(take)
    return sorted(takes, key=lambda take: take['id'])


def folds_of(takes):
    """Which fifth of the speakers each one belongs to: by their place among all, in order of name."""
    return {speaker: place % FOLDS for place, speaker in enumerate(sorted({take['speaker'] for take in takes}))}


def windows(takes):
    """Row numbers of the 11 frames around each frame, repeated at the edges of a take."""
    parts, start = [], 0
    for take in takes:
        count = take['rows']
        around = np.arange(count)[:, None] + np.arange(-CONTEXT, CONTEXT + 1)[None, :]
        parts.append(start + np.clip(around, 0, count - 1))
        start += count
    return np.concatenate(parts)


def fresh(seed, outputs):
    random = np.random.default_rng(seed)
    sizes = [COEFFICIENTS * (2 * CONTEXT + 1), HIDDEN, HIDDEN, outputs]
    return [(random.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32), np.zeros(b, np.float32)) for a, b in zip(sizes, sizes[1:])]


def forward(net, batch):
    values = [batch]
    for index, (weights, biases) in enumerate(net):
        batch = batch @ weights + biases
        if index < len(net) - 1:
            batch = np.maximum(batch, 0)
        values.append(batch)
    return values


def train(net, takes, epochs, seed, rate=1.5e-3, size=512):
    """Adam with a rate that falls along a half cosine; only frames of words that experts found good teach what a phone sounds like."""
    random = np.random.default_rng(seed)
    rows = np.concatenate([take['cepstra'] for take in takes])
    labels = np.concatenate([take['labels'] for take in takes])
    chosen = np.flatnonzero(np.concatenate([take['trusted'] for take in takes]))
    around = windows(takes)
    moments = [[np.zeros_like(part) for part in layer] for layer in net]
    squares = [[np.zeros_like(part) for part in layer] for layer in net]
    steps, total = 0, epochs * (len(chosen) // size)
    for epoch in range(epochs):
        order = random.permutation(chosen)
        right, loss = 0, 0.0
        for start in range(0, len(order) - size + 1, size):
            picked = order[start:start + size]
            values = forward(net, rows[around[picked]].reshape(size, -1))
            scores = values[-1] - values[-1].max(axis=1, keepdims=True)
            chances = np.exp(scores)
            chances /= chances.sum(axis=1, keepdims=True)
            wanted = labels[picked]
            right += int((chances.argmax(axis=1) == wanted).sum())
            loss -= float(np.log(chances[np.arange(size), wanted] + 1e-9).sum())
            error = chances
            error[np.arange(size), wanted] -= 1
            error /= size
            steps += 1
            here = rate * (0.5 + 0.5 * np.cos(np.pi * steps / total)) + 1e-5
            for index in range(len(net) - 1, -1, -1):
                weights, biases = net[index]
                gradients = (values[index].T @ error + 1e-5 * weights, error.sum(axis=0))
                if index > 0:
                    error = (error @ weights.T) * (values[index] > 0)
                for part, (value, gradient) in enumerate(zip((weights, biases), gradients)):
                    first, second = moments[index][part], squares[index][part]
                    first += 0.1 * (gradient - first)
                    second += 0.001 * (gradient * gradient - second)
                    value -= here * (first / (1 - 0.9 ** steps)) / (np.sqrt(second / (1 - 0.999 ** steps)) + 1e-8)
        print(f'  epoch {epoch + 1}/{epochs}: {right / (len(order) // size * size):.4f} of frames right, loss {loss / len(order):.4f}', flush=True)
    return net


def log_posteriors(net, take):
    scores = forward(net, take['cepstra'][windows([take])].reshape(take['rows'], -1))[-1]
    scores = scores - scores.max(axis=1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))


def log_priors(takes, outputs):
    counts = np.bincount(np.concatenate([take['labels'] for take in takes]), minlength=outputs) + 10.0
    return np.log(counts / counts.sum())


def realign(net, priors, take, phones, marks):
    """Viterbi over three states a phone with an optional silence before each word and at the end."""
    silence = len(phones) - 1
    column, word, skip = [], [], []
    before = None
    for spoken in take['script']:
        starts = spoken['word'] != before
        before = spoken['word']
        if starts:
            column.append(silence), word.append(-1), skip.append(False)
        for part in range(STATES_PER_PHONE):
            column.append(phones.index(spoken['phone'])), word.append(spoken['word']), skip.append(starts and part == 0)
    column.append(silence), word.append(-1), skip.append(False)
    column, word = np.array(column), np.array(word)
    emitted = (log_posteriors(net, take) - PRIOR_SCALE * priors)[:, column]
    count, states = emitted.shape
    can_skip = np.where(np.array(skip), 0.0, -np.inf)
    score = np.full(states, -np.inf)
    score[:2] = emitted[0, :2]
    taken = np.zeros((count, states), dtype=np.int8)
    for row in range(1, count):
        options = np.stack([score, np.concatenate([[-np.inf], score[:-1]]), np.concatenate([[-np.inf] * 2, score[:-2]]) + can_skip])
        taken[row] = options.argmax(axis=0)
        score = options.max(axis=0) + emitted[row]
    state = states - 1 if score[-1] > score[-2] else states - 2
    if not np.isfinite(score[state]):
        return
    for row in range(count - 1, -1, -1):
        take['labels'][row] = column[state]
        take['trusted'][row] = word[state] < 0 or marks[word[state]] >= GOOD_WORD
        state -= int(taken[row, state])


def quantised(layer):
    """One byte a weight, with one scale for each output."""
    weights, biases = layer
    scales = np.abs(weights).max(axis=0) / 127
    bytes_ = np.round(weights / scales).astype(np.int8).T
    return bytes_, scales, biases


def write(path, net, priors, phones):
    layers = []
    for layer in net:
        bytes_, scales, biases = quantised(layer)
        layers.append({
            'inputs': int(bytes_.shape[1]),
            'outputs': int(bytes_.shape[0]),
            'weights': base64.b64encode(bytes_.tobytes()).decode(),
            'scales': base64.b64encode(scales.astype('<f4').tobytes()).decode(),
            'biases': base64.b64encode(biases.astype('<f4').tobytes()).decode(),
        })
    with open(path, 'w') as file:
        json.dump({'phones': phones, 'logPriors': [round(float(prior), 4) for prior in priors], 'layers': layers}, file)


def save_round(path, net, takes):
    arrays = {f'layer{index}{part}': value for index, layer in enumerate(net) for part, value in zip(('weights', 'biases'), layer)}
    arrays['labels'] = np.concatenate([take['labels'] for take in takes])
    arrays['trusted'] = np.concatenate([take['trusted'] for take in takes])
    np.savez(path, **arrays)


def load_round(path, takes):
    kept = np.load(path)
    labels, trusted = kept['labels'], kept['trusted']  # each look into the file reads all of it anew
    start = 0
    for take in takes:
        take['labels'] = labels[start:start + take['rows']]
        take['trusted'] = trusted[start:start + take['rows']]
        start += take['rows']
    return [(kept[f'layer{index}weights'], kept[f'layer{index}biases']) for index in range(3)]


def main(cache, most_stages):
    """Every stage leaves a file and is passed over when that is there, so that a broken run goes on where it stopped."""
    if all(os.path.exists(f'{cache}/{name}.json') for name in ['net', *(f'fold-{fold}' for fold in range(FOLDS))]):
        return
    phones = json.load(open(f'{cache}/phones.json'))
    marks = json.load(open(f'{cache}/marks.json'))
    takes = load(cache)
    folds = folds_of(takes)
    outputs = len(phones)
    stages = 0
    net = fresh(1, outputs)
    for round_ in range(ROUNDS):
        path = f'{cache}/round-{round_}.npz'
        if os.path.exists(path):
            net = load_round(path, takes)
            continue
        print(f'round {round_}', flush=True)
        train(net, takes, 3 if round_ == 0 else 2, seed=10 + round_)
        priors = log_priors(takes, outputs)
        for take in takes:
            realign(net, priors, take, phones, marks[take['id']])
        save_round(path, net, takes)
        stages += 1
        if stages == most_stages:
            return
    for fold in [None, *range(FOLDS)]:
        path = f'{cache}/net.json' if fold is None else f'{cache}/fold-{fold}.json'
        if os.path.exists(path):
            continue
        print(path, flush=True)
        used = [take for take in takes if folds[take['speaker']] != fold]
        seed = 20 if fold is None else 30 + fold
        write(path, train(fresh(seed, outputs), used, 4, seed=100 + seed), log_priors(used, outputs), phones)
        stages += 1
        if stages == most_stages:
            return


main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 99)
