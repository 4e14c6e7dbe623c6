"""Rooms that show who uses them: a classroom with a whale, a bedroom at night, a coffee table."""
import math
import random
import bpy
from mathutils import Matrix
from felt_house import plate
from homes import OCHRE, bed
from materials import CLAY, PINE, SAND, boucle, cloth, emission, felt, foam, plain, plaster
from mesh import Mesh, box, lathe, placed, tube
from plants import dark_frame
from products import curtain, hexagon, lamel
from projects import black, long_table
from props import books, branches, ceramics, cushion, leaf_green, legs, round_table, rug, shell_chair, sideboard, vase
from room import plank_floor, skirting, studio, window_wall
from stage import area, camera, daylight, gobo, sun, world


# the whale in rows of hexagons, every second row half a hexagon further right: a to e from dark to light, o its eye
WHALE = (
    "    e  e               aba   aba",
    "      e                 abaababa",
    "   aaaaaaaaaa             abaa",
    "  aaabaaaabaaa            aa",
    " aababaabbabaabab       aab",
    " abbbbbbbbbabbaabbabaaabbba",
    "bbbbobbbcbbbbbcbbbbbbbbcc",
    " cbbbbccbccccbccccbccccd",
    "ddeeedcccddcdcdddcddcde",
    " eeeeeeddddddaedcded",
    " eeeeeeeeedaaaede",
    "    eeeeeeeaaa",
    "          aaaa",
    "           a",
)


BLUES = {"a": (0.010, 0.020, 0.048), "b": (0.020, 0.050, 0.110), "c": (0.050, 0.115, 0.200), "d": (0.125, 0.210, 0.300), "e": (0.230, 0.310, 0.375), "o": (0.720, 0.690, 0.620)}


def scene_classroom_whale():
    """A classroom whose back wall carries a whale of eight metres, laid in hexagons of felt."""
    studio(width=16, depth=12, height=5.4)
    tones = {k: felt("whale " + k, c) for k, c in BLUES.items()}
    rr = 0.145
    w = rr * math.sqrt(3)
    r = random.Random(11)
    for i, row in enumerate(WHALE):
        for j, k in enumerate(row):
            if k != " ":
                hexagon(-3.95 + w * (j + (0 if i % 2 else 0.5)), 3.72 - 1.5 * rr * i, rr - 0.0015, 0.02 + 0.014 * r.randint(0, 2), tones[k])
    for x, y in ((-2.9, -2.0), (-0.95, -2.0), (1.0, -2.0), (2.95, -2.0), (-2.0, -3.9), (0.0, -3.9), (2.0, -3.9)):
        long_table(x, y, 1.3, 0.6, 0.72)
        for s in (-1, 1):
            k = r.randint(0, 3)
            shell_chair(x + s * 0.32 + r.uniform(-0.06, 0.06), y - 0.48 - r.uniform(0, 0.12), math.pi + r.uniform(-0.3, 0.3), felt("seat %d" % k, (PINE, SAND, OCHRE, (0.20, 0.19, 0.175))[k]), black(), h=0.43)
        books(x - 0.3, y, 0.72, [(0.25, 0.18, 0.014, ((0.05, 0.10, 0.16), (0.06, 0.09, 0.07), (0.5, 0.44, 0.34))[r.randint(0, 2)])], turn=r.uniform(-0.2, 0.3))
    g, (leaf, stem) = ceramics(), leaf_green()
    sideboard(-2.9, -0.03, 2.4, h=0.62, doors=4)
    books(-3.4, -0.24, 0.62, [(0.27, 0.2, 0.028, (0.50, 0.44, 0.34)), (0.24, 0.17, 0.022, (0.06, 0.09, 0.07))])
    vase(-2.2, -0.24, 0.62, 0.22, 0.075, g["ink"])
    vase(3.55, -0.5, 0, 0.5, 0.16, g["chalk"], neck=0.42)
    branches(3.55, -0.5, 0.46, 1.05, 7, leaf, stem, seed=12, spread=0.42, leaf_len=0.10, leaf_w=0.055)
    # a long row of windows to the left, out of the picture
    world(0.46)
    area((-8.0, -5.5, 3.2), (0.4, -0.3, 1.3), (5.0, 3.2), 820)
    gobo((-9.5, -6.6, 5.2), w=3.2, h=2.4, cols=3, rows=2)
    sun((3.4, 2.5, -1.25), 1.5, 1.2)
    camera((-0.5, -9.8, 1.65), (0.0, 0, 1.65), lens=37, shift=(0, 0.025), level=True)
    return 0.05


def listening(x, y, h):
    """A measuring microphone upright on its tripod, a ball of foam on it, and its cable on the floor."""
    legs(x, y, h, h - 0.30, 0.35, plain("tripod pale", (0.42, 0.425, 0.43), 0.45, 0.5, 0.15))
    Mesh(5).rod((x, y, h - 0.32), (x, y, h - 0.02), 0.011).build("microphone", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
    lathe("holder", [(0, 0), (0.017, 0), (0.019, 0.005), (0.019, 0.05), (0.013, 0.055)], dark_frame(), (x, y, h - 0.30), seg=32)
    lathe("windscreen", [(0.060 * math.sin(math.pi * k / 20), -0.060 * math.cos(math.pi * k / 20)) for k in range(21)], foam("windscreen", (0.035, 0.035, 0.037), tile=0.2), (x, y, h), seg=48)
    tube("cable", [(x + 0.012, y - 0.012, h - 0.32), (x + 0.03, y - 0.05, h - 0.5), (x + 0.02, y - 0.03, 0.6), (x + 0.03, y - 0.06, 0.2), (x + 0.06, y - 0.14, 0.012), (x - 0.3, y - 0.5, 0.008), (x - 1.2, y - 0.3, 0.008), (x - 2.6, y - 0.9, 0.008)], 0.004, dark_frame(), res=8)


def scene_bedroom_night():
    """A bedroom by night: a lamp beside the bed, moonlight in the window, and a microphone that listens with its windscreen on."""
    paint = plaster("night wall", (0.42, 0.44, 0.45))
    opening = (-2.35, -1.05, 0.85, 2.25)
    window_wall("x", 0.125, -5.0, 5.0, 0.0, 3.2, [(*opening, 2, 1)], frame=plain("window white", (0.55, 0.55, 0.54), 0.5))
    bpy.data.objects["window wall"].data.materials[0] = paint
    box("sill", (-1.70, -0.03, 0.84), (1.42, 0.20, 0.03), plain("window white", (0.55, 0.55, 0.54), 0.5), 0.004)
    plank_floor(-5.0, 5.0, -7.0, 0.0)
    skirting(-5.0, 5.0)
    box("ceiling", (0, -3.5, 3.25), (10.4, 7.6, 0.1), paint, 0)
    for name, top, c in (("night sky", 5.0, (0.030, 0.058, 0.130)), ("roofs", 1.02, (0.004, 0.008, 0.019))):
        outline = [(-7, -2), (3, -2), (3, top), (-0.6, top), (-1.7, top + (0.5 if top < 2 else 0)), (-2.8, top), (-7, top)]
        Mesh(2).prism(outline, 3.2 if top > 2 else 3.0, 3.25 if top > 2 else 3.05, tone=1.0).build(name, emission(name, 1.0, colour=c)).visible_shadow = False
    wool = cloth("night wool", (0.16, 0.19, 0.24), tile=0.05, bump=0.0010, sheen=0.4)
    for a, b, seed in ((-2.92, -2.40, 4), (-1.00, -0.48, 8)):
        curtain(a, b, -0.12, 0.012, 2.50, wool, 5, depth=0.042, seed=seed)
    Mesh(3).rod((-3.05, -0.12, 2.525), (-0.35, -0.12, 2.525), 0.014).build("rod", black(), smooth=True)
    linen = cloth("linen", (0.56, 0.55, 0.53), tile=0.08, bump=0.0008)
    bed(1.55, -0.12, 1.5, linen, cloth("night cover", (0.115, 0.150, 0.195), tile=0.07, bump=0.001))
    box("headboard", (1.55, -0.06, 0.62), (1.66, 0.06, 1.0), felt("headboard", (0.10, 0.115, 0.13)), 0.02, seg=4)
    # the lamp on its table
    x, y, z = 0.36, -0.42, 0.50
    round_table(x, y, z, 0.25)
    g = ceramics()
    lathe("lamp foot", [(0, 0), (0.062, 0), (0.070, 0.012), (0.066, 0.06), (0.042, 0.12), (0.014, 0.16), (0.010, 0.22), (0, 0.22)], g["clay"], (x, y, z), seg=48)
    shade = lathe("shade", [(0.125, 0.19), (0.088, 0.37)], emission("lit shade", 2.6, colour=(1.0, 0.62, 0.30)), (x, y, z), seg=64)
    shade.visible_shadow = False
    warm = (1.0, 0.64, 0.34)
    area((x, y, z + 0.36), (x, y + 0.05, 4), (0.14, 0.14), 5.0, warm)
    area((x, y - 0.02, z + 0.17), (x, y - 0.1, 0), (0.22, 0.22), 1.0, warm)
    area((x + 0.16, y, z + 0.30), (1.6, -0.7, 0.5), (0.2, 0.2), 5.0, warm)
    area((x - 0.14, y - 0.12, z + 0.32), (-0.3, -2.25, 1.1), (0.2, 0.2), 7.0, warm)
    books(x - 0.10, y - 0.10, z, [(0.19, 0.13, 0.018, (0.05, 0.08, 0.06))], turn=0.5)
    rug(1.45, -2.2, 2.2, 1.5, boucle("night rug", (0.22, 0.225, 0.23), tile=2.2, bump=0.012))
    listening(-0.16, -2.20, 1.30)
    # the moon through the window, and hardly any light from elsewhere
    sun((0.75, -2.4, -1.75), 0.15, 1.5, (0.46, 0.62, 1.0))
    area((-3.4, -5.4, 2.9), (0.6, -0.8, 0.7), (2.6, 2.2), 42, (0.50, 0.64, 1.0))
    world(0.035, (0.45, 0.60, 1.0))
    camera((-0.15, -5.9, 1.32), (0.05, 0, 1.32), lens=36, shift=(0, -0.045), level=True)
    return 1.05


def mug(x, y, z, mat, turn=0.0, fill=0.8, r=0.041, h=0.088):
    """A coffee mug with its handle, filled to a part of its height; an empty one keeps a ring at its bottom."""
    lathe("mug", [(0, 0), (r * 0.88, 0), (r * 0.97, 0.006), (r, h * 0.4), (r, h - 0.002), (r * 0.97, h), (r * 0.93, h - 0.003), (r * 0.92, 0.012), (r * 0.8, 0.007), (0, 0.006)], mat, (x, y, z), seg=56)
    lathe("coffee", [(0, 0), (r * 0.925, 0)], plain("coffee", (0.022, 0.010, 0.005), 0.12, 0.5), (x, y, z + max(0.014, h * fill)), seg=40)
    c, s = math.cos(turn), math.sin(turn)
    tube("handle", [(x + c * (r + d), y + s * (r + d), z + h * k) for d, k in ((-0.003, 0.82), (0.014, 0.86), (0.027, 0.72), (0.027, 0.45), (0.016, 0.24), (-0.003, 0.22))], 0.0052, mat, res=10)


def thermos(x, y, z, turn):
    """A vacuum jug of steel with a black lid, its spout and its handle."""
    steel, dark = plain("brushed", (0.48, 0.475, 0.46), 0.34, 0.5, 0.9), plain("jug black", (0.022, 0.022, 0.023), 0.42, 0.4)
    lathe("jug", [(0, 0), (0.060, 0), (0.066, 0.006), (0.067, 0.02), (0.067, 0.165), (0.060, 0.195), (0.047, 0.218), (0.045, 0.232)], steel, (x, y, z), seg=64)
    lathe("jug foot", [(0.0672, 0), (0.0678, 0.002), (0.0678, 0.014), (0.0672, 0.016)], dark, (x, y, z), seg=64)
    lathe("jug lid", [(0.0475, 0.222), (0.049, 0.226), (0.049, 0.250), (0.040, 0.262), (0.014, 0.266), (0.012, 0.276), (0, 0.277)], dark, (x, y, z), seg=56)
    c, s = math.cos(turn), math.sin(turn)
    Mesh(3).rod((x - 0.035 * c, y - 0.035 * s, z + 0.236), (x - 0.068 * c, y - 0.068 * s, z + 0.250), 0.015, 0.010).build("spout", dark, smooth=True)
    tube("jug handle", [(x + c * d, y + s * d, z + h) for d, h in ((0.040, 0.240), (0.075, 0.245), (0.108, 0.222), (0.110, 0.15), (0.100, 0.085), (0.064, 0.070))], 0.0095, dark, res=10)


def glove(mat, cuff, seed=1):
    """A work glove lying on its back at the origin, fingers towards +y."""
    r = random.Random(seed)
    cushion("palm", (0, 0, 0.017), (0.104, 0.125, 0.034), mat, puff=0.5, seed=seed)
    for k, (fx, length, turn) in enumerate(((-0.039, 0.074, 0.16), (-0.0135, 0.090, 0.04), (0.0130, 0.086, -0.05), (0.0375, 0.070, -0.17))):
        t = turn + r.uniform(-0.05, 0.05)
        cushion("finger", (fx - math.sin(t) * 0.034, 0.048 + length / 2, 0.0145 + r.uniform(0, 0.004)), (0.0275, length + 0.034, 0.027), mat, (r.uniform(-0.06, 0.02), 0, t), 0.6, seed + k)
    cushion("thumb", (0.066, 0.012, 0.015), (0.031, 0.092, 0.029), mat, (0, 0, -0.62), 0.6, seed + 6)
    cushion("cuff", (0, -0.083, 0.0155), (0.096, 0.072, 0.031), cuff, puff=0.3, seed=seed + 7)


def safety_glasses():
    """Glasses with one clear wrap-around lens, standing on their lens and temples; they look to -y."""
    clear, dark = plain("clear lens", (0.55, 0.60, 0.62), 0.05, 0.5), plain("jug black", (0.022, 0.022, 0.023), 0.42, 0.4)
    clear.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.28

    def front(a, z):
        return 0.074 * math.sin(a), -0.052 * math.cos(a), z
    m, n = Mesh(2), 41

    def at(i, j):
        a = (j / (n - 1) * 2 - 1) * 1.42
        low = 0.020 * math.exp(-(a / 0.16) ** 2) + 0.012 * (abs(a) / 1.42) ** 4
        return front(a, low + (0.045 - low) * i / 5)
    m.grid(6, n, at)
    m.build("lens", clear, smooth=True, solid=0.002)
    tube("brow", [front((k / 14 * 2 - 1) * 1.45, 0.046) for k in range(15)], 0.0032, dark, res=4)
    for s in (-1, 1):
        tube("temple", [(s * 0.0735, -0.008, 0.044), (s * 0.075, 0.02, 0.043), (s * 0.072, 0.065, 0.034), (s * 0.068, 0.095, 0.014), (s * 0.066, 0.104, 0.004)], 0.003, dark, res=6)


def scene_coffee_table():
    """A canteen table during the break: mugs, a jug, a plate of rolls, gloves and glasses."""
    studio(width=14, depth=9)
    for i in range(9):
        lamel(-3.10 + 0.64 * i, 0.075, 0.638, 2.9, seed=30 + i)
    x, y, top = 0.0, -1.75, 0.74
    long_table(x, y, 2.8, 0.92, top)
    seats = {n: felt("seat " + n, c) for n, c in (("pine", PINE), ("sand", SAND), ("grey", (0.20, 0.19, 0.175)), ("clay", CLAY))}
    for cx, cy, turn, n in ((-0.72, -2.46, 2.76, "grey"), (0.56, -2.43, -2.48, "pine"), (-0.95, -0.95, 0.12, "clay"), (-0.12, -0.88, -0.16, "sand"), (0.74, -0.93, 0.24, "pine")):
        shell_chair(cx, cy, turn, seats[n], black())
    g = ceramics()
    for k, (mx, my, n, fill) in enumerate(((-1.22, -1.98, "chalk", 0.75), (-0.98, -1.50, "clay", 0.6), (-0.42, -1.48, "chalk", 0.8), (-0.22, -1.98, "moss", 0.7), (0.12, -1.55, "chalk", 0.1), (0.62, -2.04, "chalk", 0.78), (0.80, -1.52, "ink", 0.7), (1.30, -1.60, "chalk", 0.72), (0.98, -1.72, "clay", 0.65))):
        mug(mx, my, top, g[n], turn=-0.7 + 1.3 * k, fill=fill)
    thermos(0.22, -1.76, top, 0.35)
    plate(-0.10, -1.72, top, 0.125, g["chalk"])
    crust = plain("crust", (0.42, 0.215, 0.075), 0.7)
    for k, (a, d) in enumerate(((0.4, 0.045), (2.5, 0.045), (4.6, 0.047))):
        cushion("roll", (-0.10 + d * math.cos(a), -1.72 + d * math.sin(a), top + 0.030), (0.092, 0.066, 0.046), crust, (0, 0, a + 0.5), 0.8, k)
    for k, (px, py) in enumerate(((-0.62, -1.96), (0.58, -1.76))):
        plate(px, py, top, 0.085, g["chalk"])
        cushion("roll half", (px + 0.01, py, top + 0.024), (0.085, 0.062, 0.030), crust, (0, 0, 0.4 + k), 0.7, 9 + k)
    hide, knit = plain("glove leather", (0.34, 0.35, 0.345), 0.85, 0.15), boucle("glove cuff", (0.05, 0.075, 0.10), tile=0.2, bump=0.001)
    placed(lambda: glove(hide, knit, 2), Matrix.Translation((0.36, -2.05, top)) @ Matrix.Rotation(0.9, 4, "Z"))
    placed(lambda: glove(hide, knit, 9), Matrix.Translation((0.39, -2.04, top + 0.030)) @ Matrix.Rotation(0.45, 4, "Z") @ Matrix.Rotation(0.10, 4, "Y"))
    placed(safety_glasses, Matrix.Translation((0.03, -2.06, top)) @ Matrix.Rotation(0.5, 4, "Z"))
    daylight(patch=-0.6)
    camera((-0.30, -5.15, 1.30), (0.0, 0, 1.30), lens=38, shift=(0, -0.118), level=True)
    return 0.05


PICTURES = {
    "scene-classroom-whale": scene_classroom_whale,
    "scene-bedroom-night": scene_bedroom_night,
    "scene-coffee-table": scene_coffee_table,
}
