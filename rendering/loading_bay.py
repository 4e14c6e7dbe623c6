"""Where used material comes back: a pallet, its truck, a roller door."""
import math
import random
from mathutils import Matrix, Vector
from materials import CLAY, PINE, SAGE, cloth, felt, galvanised, oak, plain, plaster
from mesh import Mesh, box, lathe, placed, tube
from plants import bare_steel, dark_frame
from room import backdrop, wall
from stage import area, camera, sky, sun


def pallet(at, seed=3):
    """A pallet of 1.2 × 0.8 m, its long side along x and its deck at 0.144 above `at`."""
    x, y, z = at
    wood = Mesh(seed, spread=0.16)
    for s in (-1, 0, 1):
        wood.box((x, y + 0.34 * s, z + 0.011), (1.2, 0.10 if s else 0.145, 0.022), 0)
        wood.box((x + 0.5275 * s, y, z + 0.111), (0.145, 0.8, 0.022), 1)
        for t in (-1, 0, 1):
            wood.box((x + 0.5275 * s, y + 0.34 * t, z + 0.061), (0.144, 0.10 if t else 0.144, 0.078), 0)
    for t, w in ((-0.3275, 0.145), (-0.165, 0.10), (0.0, 0.145), (0.165, 0.10), (0.3275, 0.145)):
        wood.box((x, y + t, z + 0.133), (1.2, w, 0.022), 0)
    wood.build("pallet", oak("pallet", (0.82, 0.72, 0.58), rough=0.75), 0.003)


def strap(x, path, mat, width=0.05):
    """A band round a load at x, along a closed path of (y, z) whose corners it rounds a little."""
    line, n = [], len(path)
    for k in range(n):
        a, b, c = (Vector(path[(k + d) % n]) for d in (-1, 0, 1))
        p, q = b + (a - b).normalized() * 0.012, b + (c - b).normalized() * 0.012
        line += [(1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q for t in (0, 0.25, 0.5, 0.75, 1)]
    line.append(line[0])
    Mesh(4).grid(len(line), 2, lambda i, j: (x + (j - 0.5) * width, line[i].x, line[i].y)).build("strap", mat, solid=0.0025)


def pallet_truck(paint):
    """A hand pallet truck at the origin, its forks along +y."""
    rubber, steel = plain("tyre", (0.03, 0.03, 0.032), 0.6), bare_steel()
    forks, rolls, hubs = Mesh(2), Mesh(3), Mesh(4)
    for s in (-0.19, 0.19):
        forks.prism([(s - 0.08, 0.0), (s + 0.08, 0.0), (s + 0.08, 1.02), (s + 0.045, 1.15), (s - 0.045, 1.15), (s - 0.08, 1.02)], 0.042, 0.086, tone=1.0, axis=2)
        rolls.rod((s - 0.045, 0.96, 0.038), (s + 0.045, 0.96, 0.038), 0.037, seg=28)
    forks.box((0, 0.02, 0.125), (0.54, 0.05, 0.15), 0)
    forks.prism([(-0.27, 0.19), (0.27, 0.19), (0.11, 0.43), (-0.11, 0.43)][::-1], 0.0, 0.035, tone=1.0)
    forks.box((0, -0.06, 0.43), (0.17, 0.16, 0.03), 0)
    forks.build("forks", paint, 0.006, 3)
    for s in (-0.06, 0.06):
        rolls.rod((s - 0.026, -0.10, 0.095), (s + 0.026, -0.10, 0.095), 0.095, seg=40)
        hubs.rod((s - 0.029, -0.10, 0.095), (s + 0.029, -0.10, 0.095), 0.060, seg=32)
    rolls.build("wheels", rubber, 0.004, smooth=True)
    hubs.rod((0, -0.10, 0.30), (0, -0.10, 0.425), 0.018)
    hubs.build("hubs", steel, 0.002, smooth=True)
    body = Mesh(5)
    body.rod((0, -0.10, 0.16), (0, -0.10, 0.345), 0.052, seg=32)
    body.box((0, -0.15, 0.235), (0.11, 0.11, 0.10), 0)
    body.build("pump", paint, 0.005, 3)
    grip = dark_frame()
    Mesh(6).rod((0, -0.18, 0.25), (0, -0.33, 1.08), 0.017).build("tiller", paint, smooth=True)
    loop = [(0, -0.33, 1.07), (-0.05, -0.337, 1.12), (-0.13, -0.345, 1.17), (-0.145, -0.355, 1.24), (-0.11, -0.362, 1.28), (0, -0.363, 1.285),
            (0.11, -0.362, 1.28), (0.145, -0.355, 1.24), (0.13, -0.345, 1.17), (0.05, -0.337, 1.12), (0, -0.33, 1.07)]
    tube("loop", loop, 0.014, grip, res=8)
    Mesh(7).rod((0.0, -0.338, 1.10), (0.035, -0.352, 1.225), 0.007).build("lever", steel, smooth=True)


def used_load(seed=7):
    """A pallet at the origin with felt panels that have been on a wall, ceiling tiles on top of them, and two straps."""
    r = random.Random(seed)
    pallet((0, 0, 0))
    z, tones = 0.1445, {n: felt("used " + n, c) for n, c in (("sage", SAGE), ("oat", (0.30, 0.265, 0.21)), ("clay", CLAY), ("fog", (0.19, 0.187, 0.176)), ("pine", PINE), ("sand", (0.25, 0.20, 0.145)))}
    for k, n in enumerate(("fog", "fog", "pine", "pine", "pine", "sage", "sage", "fog", "sage", "clay", "clay", "sand", "sand", "clay", "oat", "oat")):
        h = 0.024
        Mesh(k).box((0, 0, 0), (1.176, 0.776, h - 0.001)).build("panel", tones[n], 0.0045, 3, loc=(r.uniform(-0.010, 0.010), r.uniform(-0.007, 0.007), z + h / 2), rot=(0, 0, r.uniform(-0.008, 0.008)))
        z += h
    low = z
    # tiles with a stepped edge, as they lie in a grid
    white = felt("used tile", (0.33, 0.315, 0.28), tile=0.4, bump=0.0014, melange=0.5)
    tops = []
    for s, count in ((-1, 11), (1, 11)):
        z = low
        for k in range(count):
            o, t = (s * 0.298 + r.uniform(-0.005, 0.005), r.uniform(-0.010, 0.010)), r.uniform(-0.014, 0.014)
            m = Mesh(k + 40 * s, spread=0.10)
            m.box((0, 0, 0.006), (0.574, 0.574, 0.012))
            m.box((0, 0, 0.019), (0.594, 0.594, 0.0145))
            m.build("tile", white if (k * 2 + s) % 7 else tones["oat"], 0.002, 2, loc=(*o, z), rot=(0, 0, t))
            z += 0.0268
        tops.append(z)
    web = cloth("strap", (0.030, 0.075, 0.125), tile=0.02, bump=0.0006, sheen=0.1)
    board = plain("edge guard", (0.36, 0.27, 0.17), 0.85)
    for s, top in zip((-1, 1), tops):
        x, e = s * 0.31, 0.312
        for t in (-1, 1):
            box("guard", (x, t * (e - 0.020), top + 0.0025), (0.34, 0.048, 0.004), board, 0.001)
            box("guard", (x, t * (e + 0.003), top - 0.022), (0.34, 0.004, 0.052), board, 0.001)
        strap(x, [(-0.404, 0.112), (-0.402, low + 0.003), (-e - 0.007, top + 0.006), (e + 0.007, top + 0.006), (0.402, low + 0.003), (0.404, 0.112)], web)
        ratchet = Mesh(9)
        ratchet.box((x, -0.413, 0.40), (0.062, 0.016, 0.12))
        for t in (-1, 1):
            ratchet.box((x + t * 0.034, -0.420, 0.40), (0.004, 0.034, 0.15))
        ratchet.rod((x - 0.036, -0.426, 0.44), (x + 0.036, -0.426, 0.44), 0.011)
        ratchet.build("ratchet", galvanised(), 0.001)
    # the delivery note in its pocket
    box("note", (0.02, -0.4025, 0.40), (0.21, 0.003, 0.148), plain("note", (0.66, 0.65, 0.61), 0.5), 0.001)
    lines = Mesh(3)
    lines.box((-0.035, -0.4045, 0.452), (0.08, 0.0006, 0.012))
    for k in range(6):
        lines.box((0.02 - 0.02 * (k % 3 == 2), -0.4045, 0.428 - 0.014 * k), (0.17 - 0.04 * (k % 3 == 2), 0.0006, 0.0035))
    lines.build("note lines", plain("note ink", (0.10, 0.105, 0.11), 0.7))


def roller_door(x0, x1, opened, head, y=0.10):
    """A roller door between x0 and x1 whose lower edge stands at `opened`; its roll is in a housing above the head."""
    slats, w = Mesh(2, spread=0.03), x1 - x0
    pitch, k = 0.095, 0
    while opened + 0.06 + pitch * k < head:
        z = opened + 0.06 + pitch * k
        slats.grid(9, 2, lambda i, j: (x0 + w * j, y - 0.012 * math.sin(math.pi * i / 8) ** 0.7, z + (pitch - 0.004) * i / 8))
        slats.box(((x0 + x1) / 2, y + 0.006, z), (w, 0.006, 0.012), 0)
        k += 1
    o = slats.build("slats", plain("door slats", (0.42, 0.44, 0.45), 0.42, 0.4, 0.2), smooth=True)
    o.data.auto_smooth_angle = math.radians(30)
    box("bottom bar", ((x0 + x1) / 2, y, opened + 0.03), (w, 0.04, 0.07), plain("door bar", (0.16, 0.17, 0.175), 0.45, 0.4), 0.006, 0)
    box("bottom rubber", ((x0 + x1) / 2, y, opened - 0.018), (w, 0.025, 0.03), plain("tyre", (0.03, 0.03, 0.032), 0.6), 0.008, 0, 3)
    rail = plain("door rail", (0.30, 0.31, 0.32), 0.45, 0.4, 0.3)
    for x in (x0 - 0.02, x1 + 0.02):
        box("guide", (x, y - 0.03, head / 2), (0.10, 0.13, head), rail, 0.004)
    box("housing", ((x0 + x1) / 2, -0.17, head + 0.22), (w + 0.34, 0.36, 0.44), rail, 0.012, 0, 3)


def scene_take_back():
    """A loading bay: a strapped pallet of used tiles and panels, a pallet truck beside it, and daylight below a roller door."""
    x0, x1, head, W, H = -1.75, 2.05, 3.0, 14.0, 5.2
    paint = plaster("works wall", (0.50, 0.51, 0.505))
    for a, b, lo in ((-W / 2, x0 - 0.06, 0), (x1 + 0.06, W / 2, 0), (x0 - 0.06, x1 + 0.06, head)):
        wall("back", ((a + b) / 2, 0.15, (lo + H) / 2), (b - a, 0.3, H - lo), paint)
        if not lo:
            box("band", ((a + b) / 2, -0.002, 0.6), (b - a, 0.004, 1.2), plain("band", (0.155, 0.185, 0.20), 0.5), 0)
    box("floor", (0, -5, -0.05), (W, 10.6, 0.1), plaster("concrete", (0.30, 0.297, 0.288), 0.45), 0)
    box("yard", (0, 20.3, -0.07), (80, 40, 0.1), plaster("loading yard", (0.235, 0.23, 0.22), 0.9), 0)
    box("sill", (0.15, 0.15, 0.001), (x1 - x0, 0.30, 0.008), plain("sill", (0.10, 0.102, 0.105), 0.5, 0.4), 0.002)
    roller_door(x0, x1, 1.82, head)
    # beyond the yard: a hall, and trees before the sky
    box("hall", (11.2, 24, 3.2), (15, 6, 6.4), plain("far cladding", (0.30, 0.30, 0.285), 0.6, 0.3), 0)
    box("hall gate", (5.9, 20.98, 1.9), (2.8, 0.05, 3.8), plain("far gate", (0.40, 0.40, 0.39), 0.6), 0)
    backdrop("x", 30, -30, 30, -3, 14, 1.1)
    yellow = plain("safety yellow", (0.60, 0.37, 0.025), 0.45)
    for x in (x0 - 0.30, x1 + 0.30):
        lathe("bollard", [(0, 0), (0.11, 0), (0.11, 0.01), (0.070, 0.012), (0.070, 0.88), (0.05, 0.92), (0, 0.93)], yellow, (x, -0.42, 0), seg=40)
        for z in (0.36, 0.62):
            lathe("bollard band", [(0.0708, 0), (0.0712, 0.001), (0.0712, 0.099), (0.0708, 0.10)], dark_frame(), (x, -0.42, z), seg=40)
    box("line", (-2.35, -4.2, 0.0012), (0.09, 7.0, 0.002), yellow, 0)
    placed(used_load, Matrix.Translation((-0.30, -2.75, 0)) @ Matrix.Rotation(0.20, 4, "Z"))
    placed(lambda: pallet_truck(plain("truck red", (0.38, 0.045, 0.022), 0.38, 0.4)), Matrix.Translation((0.98, -3.05, 0)) @ Matrix.Rotation(-0.22, 4, "Z"))
    for k in range(6):
        pallet((-2.95 + 0.012 * (k % 3), -0.62 + 0.01 * (k % 2), 0.1445 * k), seed=20 + k)
    sky(0.6, (0.96, 0.95, 0.93), (0.80, 0.86, 0.95), (0.50, 0.63, 0.85))
    sun((-0.55, -1.25, -1.5), 2.6, 1.0, (1.0, 0.93, 0.82))
    area((-3.6, -6.4, 4.2), (-0.2, -2.6, 0.5), (3.0, 2.2), 300, (1.0, 0.95, 0.88))
    area((0.15, 0.6, 1.0), (0.1, -3, 0.8), (3.6, 1.6), 60, (1.0, 0.98, 0.95))
    camera((-1.0, -6.35, 1.34), (0.17, -0.4, 1.34), lens=37, shift=(0, -0.130), level=True)
    return 0.05


PICTURES = {
    "scene-take-back": scene_take_back,
}
