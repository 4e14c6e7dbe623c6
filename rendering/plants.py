"""Industrial places: a data centre, a test cell, a roof with its units, a workshop of silencers, and foam being cut."""
import math
import random
from mathutils import Matrix
from fixings import motor
from materials import emission, foam, galvanised, oak, plain, plaster
from mesh import Mesh, box, lathe, tube
from room import wall
from stage import area, camera, daylight, sun, world
from technical import stack

YELLOW = (0.62, 0.38, 0.02)


def dark_frame():
    return plain("frame black", (0.02, 0.02, 0.021), 0.45)


def bare_steel():
    return plain("steel", (0.45, 0.45, 0.44), 0.32, 0.5, 0.9)


def pale_foam():
    return foam("melamine", (0.55, 0.545, 0.53), tile=0.42, bump=0.0009, pore=0.42)


def grey_foam():
    return foam("melamine grey", (0.25, 0.25, 0.247), tile=0.42, bump=0.0009, pore=0.42)


def lamp(at, size, strength=6.0):
    """A tube of light that the camera sees, and the light that it gives downwards."""
    box("lamp", at, (*size, 0.03), emission("tube", strength, colour=(0.93, 0.97, 1.0)), 0)
    area((at[0], at[1], at[2] - 0.03), (at[0], at[1], 0), size, 60 * size[0] * size[1] + 14, (0.93, 0.97, 1.0))


def rack(x, y, z, side, seed):
    """A server cabinet of 0.6 × 1.05 × 2.1 m; its pierced door looks to the aisle, +x or -x."""
    r = random.Random(seed)
    box("cabinet", (x, y, z + 1.05), (1.05, 0.596, 2.1), plain("cabinet", (0.022, 0.023, 0.025), 0.5), 0.004, seg=2, seed=seed)
    face = x + side * 0.526
    m = Mesh(seed)
    for i in range(30):
        m.box((face, y, z + 0.14 + i * 0.064), (0.012, 0.50, 0.026))
    m.build("door", plain("door", (0.055, 0.057, 0.06), 0.42, 0.4), 0.002)
    lights = Mesh(seed + 1)
    for i in range(9):
        lights.box((face + side * 0.007, y + r.choice((-0.2, -0.17, -0.14, 0.17)), z + 0.2 + 0.064 * r.randrange(27)), (0.003, 0.012, 0.006))
    lights.build("lights", emission("green", 5, colour=(0.2, 1.0, 0.45)))
    box("handle", (face + side * 0.02, y - 0.24, z + 1.05), (0.02, 0.02, 0.2), plain("handle", (0.3, 0.3, 0.3), 0.4), 0.003)


def scene_data_centre():
    """The cold aisle between two rows; absorbers hang over it and close its end."""
    W, D, H = 5.6, 11.0, 3.6
    wall("back wall", (0, 0.1, H / 2), (W, 0.2, H), plaster("plant wall", (0.44, 0.45, 0.46)))
    for s in (-1, 1):
        wall("side wall", (s * (W / 2 + 0.1), -D / 2, H / 2), (0.2, D, H), plaster("plant wall", (0.44, 0.45, 0.46)))
    box("ceiling", (0, -D / 2, H + 0.05), (W, D, 0.1), plaster("ceiling", (0.5, 0.51, 0.52)), 0)
    tiles = Mesh(3, spread=0.05)
    for i in range(-5, 5):
        for j in range(20):
            tiles.box((0.6 * i + 0.3, -0.6 * j - 0.3, -0.02), (0.594, 0.594, 0.04))
    tiles.build("raised floor", plain("tile", (0.42, 0.43, 0.44), 0.32, 0.4), 0.002)
    box("below", (0, -D / 2, -0.08), (W, D, 0.04), dark_frame(), 0)
    grille = Mesh(4)
    for j in range(2, 18):
        for i in range(11):
            grille.box((-0.25 + 0.05 * i, -0.6 * j - 0.3, 0.001), (0.018, 0.5, 0.004))
    grille.build("grille", plain("slot", (0.05, 0.05, 0.05), 0.6))
    for k in range(13):
        for s in (-1, 1):
            rack(s * 1.46, -0.75 - 0.6 * k, 0.0, -s, 10 + 2 * k + s)
    pale, grey = pale_foam(), grey_foam()
    for i in range(3):
        for j in range(4):
            box("tile", (-0.62 + 0.62 * i, -0.05, 0.48 + 0.72 * j), (0.615, 0.1, 0.715), grey if (i + j) % 3 == 1 else pale, 0.006, seg=3, seed=i * 5 + j)
    for j in range(8):
        for x in (-0.52, 0.52):
            box("baffle", (x, -0.95 - 1.1 * j, 2.92), (0.06, 1.0, 0.42), pale if j % 3 else grey, 0.008, seg=3, seed=40 + j)
            for e in (-0.35, 0.35):
                Mesh(1).rod((x, -0.95 - 1.1 * j + e, 3.13), (x, -0.95 - 1.1 * j + e, 3.6), 0.003).build("wire", bare_steel())
    for s in (-1, 1):
        tray = Mesh(6)
        for e in (-0.15, 0.15):
            tray.box((s * 1.42 + e, -D / 2, 2.62), (0.012, D, 0.06))
        for j in range(36):
            tray.box((s * 1.42, -0.3 * j - 0.2, 2.6), (0.3, 0.02, 0.012))
        tray.build("cable tray", galvanised())
        for n in range(6):
            tube("cable", [(s * 1.42 - 0.1 + 0.04 * n, -0.2 - 1.2 * q, 2.622 + 0.008 * math.sin(q * 2 + n)) for q in range(10)], 0.011, plain("cable %d" % (n % 3), ((0.6, 0.38, 0.02), (0.02, 0.09, 0.2), (0.03, 0.03, 0.03))[n % 3], 0.5), res=4)
    for j in range(5):
        lamp((0, -1.0 - 2.0 * j, 3.45), (0.16, 1.2))
    world(0.16, (0.85, 0.93, 1.0))
    camera((0.10, -9.3, 1.55), (0.0, 0, 1.55), lens=30, shift=(0, 0.03), level=True)
    return 0.7


def wedges(name, mat, at, turn, columns, rows, unit=0.6, deep=0.55):
    """Absorber wedges as a test cell has them: units of three, every other one turned; the wall's lower left is `at`."""
    for kind in (0, 1):
        m = Mesh(7 + kind, spread=0.06)
        for i in range(columns):
            for j in range(rows):
                if (i + j) % 2 != kind:
                    continue
                for k in range(3):
                    c = unit / 3
                    if kind:
                        a, b = (i * unit + k * c + 0.004, i * unit + (k + 1) * c - 0.004), (j * unit + 0.004, (j + 1) * unit - 0.004)
                        tip = [((a[0] + a[1]) / 2 - 0.008, b[0]), ((a[0] + a[1]) / 2 + 0.008, b[0]), ((a[0] + a[1]) / 2 + 0.008, b[1]), ((a[0] + a[1]) / 2 - 0.008, b[1])]
                    else:
                        a, b = (i * unit + 0.004, (i + 1) * unit - 0.004), (j * unit + k * c + 0.004, j * unit + (k + 1) * c - 0.004)
                        tip = [(a[0], (b[0] + b[1]) / 2 - 0.008), (a[1], (b[0] + b[1]) / 2 - 0.008), (a[1], (b[0] + b[1]) / 2 + 0.008), (a[0], (b[0] + b[1]) / 2 + 0.008)]
                    foot = [(a[0], b[0]), (a[1], b[0]), (a[1], b[1]), (a[0], b[1])]
                    body(m, foot, tip, deep)
        o = m.build(name, mat, bevel=0.004, seg=2)
        o.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")


def body(mesh, foot, tip, deep):
    """A solid from `foot`, a rectangle on the wall (x, z), over a straight base to `tip`, `deep` metres before it."""
    base = 0.18
    rings = [[(x, 0, z) for x, z in foot], [(x, -base, z) for x, z in foot], [(x, -deep, z) for x, z in tip]]
    for a, b in zip(rings, rings[1:]):
        for q in range(4):
            w = (q + 1) % 4
            quad(mesh, a[q], a[w], b[w], b[q])
    quad(mesh, *rings[-1])


def quad(mesh, *points):
    n = len(mesh.v)
    ou, ov, tone = mesh._part()
    mesh.v += points
    mesh.f.append(tuple(range(n, n + 4)))
    mesh.uv.append([(p[0] + ou, p[2] + ov) for p in points])
    mesh.tone.append(tone)


def tripod(x, y, h, turn):
    """A measuring microphone on its stand, pointing to `turn`."""
    m = Mesh(3)
    for k in range(3):
        w = turn + 2 * math.pi * k / 3
        m.rod((x + 0.32 * math.cos(w), y + 0.32 * math.sin(w), 0.01), (x, y, 0.55), 0.009)
    m.rod((x, y, 0.5), (x, y, h), 0.010)
    tip = (x + 0.16 * math.cos(turn), y + 0.16 * math.sin(turn), h)
    m.build("tripod", plain("tripod grey", (0.24, 0.245, 0.25), 0.4, 0.5, 0.6), smooth=True)
    Mesh(4).rod((x - 0.05 * math.cos(turn), y - 0.05 * math.sin(turn), h), tip, 0.016).build("microphone", plain("nickel", (0.5, 0.5, 0.49), 0.3, 0.5, 0.9), smooth=True)
    lathe("cap", [(0, 0), (0.018, 0.002), (0.018, 0.018), (0, 0.02)], bare_steel(), tip, rot=(0, math.pi / 2, turn))


def scene_test_cell():
    """A motor on its bed in a cell lined with wedges; microphones stand around it."""
    charcoal = foam("wedge", (0.060, 0.062, 0.065), tile=0.5, bump=0.0012, pore=0.5)
    box("floor", (0, -4.5, -0.05), (9.6, 9.4, 0.1), plaster("cell floor", (0.36, 0.36, 0.352), 0.5), 0)
    backing = plain("backing", (0.012, 0.012, 0.013), 0.9)
    wall("behind", (0, 0.06, 2.2), (7.6, 0.1, 4.6), backing)
    for side in (-1, 1):
        wall("beside", (side * 3.66, -3.6, 2.2), (0.1, 7.4, 4.6), backing)
    wedges("back", charcoal, (-3.6, 0.0, 0.0), 0.0, 12, 7)
    wedges("left", charcoal, (-3.6, -7.2, 0.0), math.pi / 2, 12, 7)
    wedges("right", charcoal, (3.6, 0.0, 0.0), -math.pi / 2, 12, 7)
    x, y = 0.1, -2.6
    bed = plain("bed", (0.33, 0.34, 0.345), 0.4, 0.4, 0.3)
    box("bed", (x, y, 0.42), (2.3, 0.9, 0.12), bed, 0.006, seg=3)
    slots = Mesh(2)
    for k in range(5):
        slots.box((x, y - 0.36 + 0.18 * k, 0.481), (2.28, 0.022, 0.002))
    slots.build("slots", dark_frame())
    for sx in (-0.9, 0.9):
        box("pedestal", (x + sx, y, 0.19), (0.26, 0.8, 0.34), plain("pedestal", (0.12, 0.125, 0.13), 0.5), 0.01, seg=3)
        for sy in (-0.3, 0.3):
            lathe("mount", [(0, 0), (0.075, 0), (0.085, 0.01), (0.06, 0.02), (0, 0.02)], dark_frame(), (x + sx, y + sy, 0))
    motor(x + 0.42, y, 0.48, length=0.95, r=0.26)
    orange = plain("gear orange", (0.55, 0.16, 0.02), 0.42, 0.45)
    lathe("coupling", [(0, -0.1), (0.075, -0.1), (0.09, -0.07), (0.09, 0.07), (0.075, 0.1), (0, 0.1)], bare_steel(), (x - 0.17, y, 0.768), seg=56, rot=(0, math.pi / 2, 0))
    box("gearbox", (x - 0.58, y, 0.76), (0.56, 0.46, 0.56), orange, 0.04, seg=5)
    lathe("flange", [(0, 0), (0.19, 0), (0.19, 0.03), (0.15, 0.05), (0.11, 0.09), (0, 0.09)], orange, (x - 0.30, y, 0.768), seg=56, rot=(0, math.pi / 2, 0))
    ribs = Mesh(5)
    for k in range(5):
        ribs.box((x - 0.78 + 0.1 * k, y - 0.235, 0.76), (0.022, 0.03, 0.44))
    ribs.build("ribs", orange, 0.006)
    tube("cable", [(x + 0.45, y + 0.04, 1.10), (x + 0.75, y + 0.25, 1.22), (x + 1.15, y + 0.45, 0.9), (x + 1.35, y + 0.4, 0.2), (x + 1.8, y + 0.1, 0.018), (x + 2.6, y - 0.5, 0.018), (x + 3.4, y - 0.6, 0.018)], 0.017, plain("cable", YELLOW, 0.5), res=8)
    for a, b, h, turn in ((-1.75, -3.5, 1.25, 0.6), (-1.9, -1.55, 1.5, -0.5), (0.15, -1.1, 1.7, -math.pi / 2), (2.15, -1.7, 1.45, math.pi + 0.5), (2.2, -3.7, 1.2, math.pi - 0.6)):
        tripod(a, b, h, turn)
    area((-0.6, -3.0, 4.6), (0, -2.4, 0), (2.6, 2.2), 190, (0.97, 0.985, 1.0))
    area((-3.2, -7.4, 3.0), (0.3, -2.0, 0.8), (2.2, 2.2), 120, (1.0, 0.97, 0.93))
    world(0.16, (0.9, 0.95, 1.0))
    camera((-1.75, -8.0, 1.75), (0.16, -2.2, 1.32), lens=37, shift=(0, -0.01), level=True)
    return 0.55


def fan(x, y, z, r):
    """The grille of a unit's fan, seen from -y."""
    lathe("throat", [(0, -0.12), (r * 0.9, -0.12), (r, 0.0), (r * 1.05, 0.012), (r * 1.05, 0.0)], plain("throat", (0.03, 0.03, 0.032), 0.6), (x, y, z), seg=64, rot=(math.pi / 2, 0, 0))
    m = Mesh(3)
    for k in range(5):
        w = 2 * math.pi * k / 5 + 0.3
        m.rod((x, y + 0.06, z), (x + r * 0.85 * math.cos(w), y + 0.06, z + r * 0.85 * math.sin(w)), 0.04, 0.075, seg=6)
    m.build("blades", plain("blade", (0.16, 0.165, 0.17), 0.5))
    for k in range(1, 9):
        q = r * k / 8
        tube("ring", [(x + q * math.cos(2 * math.pi * i / 28), y - 0.03, z + q * math.sin(2 * math.pi * i / 28)) for i in range(28)], 0.006, plain("wire", (0.30, 0.30, 0.29), 0.4), res=3, cyclic=True)
    bars = Mesh(2)
    for k in range(4):
        w = math.pi * k / 4
        bars.rod((x - r * math.cos(w), y - 0.028, z - r * math.sin(w)), (x + r * math.cos(w), y - 0.028, z + r * math.sin(w)), 0.005)
    bars.build("bars", plain("wire", (0.30, 0.30, 0.29), 0.4))


def unit(x, y, w=1.5, h=1.55, d=0.6):
    """A heat pump's outdoor unit with two fans, on rails and rubber."""
    shell = plain("unit", (0.60, 0.60, 0.58), 0.45, 0.4)
    box("unit", (x, y, 0.24 + h / 2), (w, d, h), shell, 0.012, seg=3)
    box("service panel", (x + w * 0.36, y - d / 2 - 0.004, 0.24 + h / 2), (w * 0.24, 0.012, h * 0.94), shell, 0.004, seg=3)
    for k in (0.29, 0.73):
        fan(x - w * 0.13, y - d / 2 - 0.012, 0.24 + h * k, h * 0.20)
    for s in (-0.5, 0.5):
        box("rail", (x + s, y, 0.19), (0.09, d + 0.3, 0.08), galvanised(), 0.004)
        for e in (-0.3, 0.3):
            box("rubber", (x + s, y + e, 0.10), (0.16, 0.16, 0.10), dark_frame(), 0.01, seg=3)


def scene_roof():
    """Heat pumps on a flat roof behind a screen of acoustic louvres, part of it still open."""
    r = random.Random(2)
    box("roof", (0, -4, -0.05), (26, 18, 0.1), plaster("bitumen", (0.20, 0.205, 0.21), 0.9), 0)
    seams = Mesh(3)
    for i in range(-6, 7):
        seams.box((1.0 * i * 1.02, -4, 0.002), (0.09, 18, 0.005))
    seams.build("seams", plaster("bitumen seam", (0.165, 0.17, 0.175), 0.85), 0)
    box("parapet", (0, 2.6, 0.30), (26, 0.24, 0.6), plaster("parapet", (0.42, 0.40, 0.37)), 0.004)
    box("coping", (0, 2.6, 0.615), (26, 0.34, 0.03), galvanised(), 0.003)
    for x in (-1.15, 0.65, 2.45):
        unit(x, 0.0)
        tube("pipe", [(x + 0.55, 0.32, 0.7), (x + 0.55, 0.75, 0.65), (x + 0.55, 0.8, 0.2), (4.2, 0.85, 0.16)], 0.03, plain("lagging", (0.04, 0.04, 0.042), 0.8), res=6)
    slate = plain("louvre", (0.115, 0.135, 0.15), 0.45, 0.4, 0.25)
    post = plain("post", (0.07, 0.08, 0.09), 0.45, 0.4, 0.3)
    H = 2.35

    def louvres(a, b, depth_axis, fixed):
        m = Mesh(5)
        for k in range(15):
            z = 0.20 + k * (H - 0.28) / 14
            tilt = Matrix.Rotation(0.75, 3, "X") if depth_axis == "x" else Matrix.Rotation(0.75, 3, "Y")
            if depth_axis == "x":
                m.box(((a + b) / 2, fixed, z), (b - a - 0.08, 0.012, 0.19), 0, rot=tilt)
            else:
                m.box((fixed, (a + b) / 2, z), (0.012, b - a - 0.08, 0.19), 1, rot=tilt)
        m.build("louvres", slate, 0.002)
    xs = [-2.6, -1.3, 0.0, 1.3, 2.6, 3.9]
    for x in xs:
        box("post", (x, 1.15, H / 2), (0.09, 0.09, H), post, 0.004)
    for a, b in zip(xs, xs[1:]):
        louvres(a, b, "x", 1.15)
    for y in (1.15, 0.0, -1.15):
        box("post", (3.9, y, H / 2), (0.09, 0.09, H), post, 0.004)
    for a, b in ((-1.15, 0.0), (0.0, 1.15)):
        louvres(a, b, "y", 3.9)
    box("front post", (2.6, -1.15, H / 2), (0.09, 0.09, H), post, 0.004)
    louvres(2.6, 3.9, "x", -1.15)
    # the next panel waits on the roof, leaning on a pallet of ballast
    panel = Mesh(8)
    for k in range(10):
        panel.box((-3.3 + 0.012 * k, -1.6 + 0.02 * k, 0.12 + 0.115 * k), (1.2, 0.012, 0.15), 0, rot=Matrix.Rotation(0.5, 3, "X"))
    for s in (-0.62, 0.62):
        panel.rod((-3.3 + s, -1.72, 0.03), (-3.2 + s, -1.4, 1.25), 0.03)
    panel.build("panel", slate, 0.002)
    pallet = Mesh(9, spread=0.1)
    for k in range(6):
        pallet.box((-3.2, -1.25 + 0.16 * k, 0.10), (1.2, 0.12, 0.03), 0)
    for k in range(3):
        pallet.box((-3.7 + 0.5 * k, -0.85, 0.045), (0.1, 0.95, 0.08), 1)
    pallet.build("pallet", oak("pallet", (0.9, 0.8, 0.66)), 0.003)
    for k in range(8):
        box("ballast", (-3.55 + 0.34 * (k % 3), -1.0 + 0.36 * (k // 3), 0.16), (0.30, 0.30, 0.07), plaster("concrete", (0.38, 0.375, 0.36)), 0.006, rot=(0, 0, r.uniform(-0.05, 0.05)), seed=k)
    sky()
    sun((-2.2, 3.4, -2.1), 3.4, 0.8, (1.0, 0.93, 0.82))
    camera((-2.9, -7.4, 1.75), (0.15, 0.5, 1.34), lens=31, shift=(0, -0.10), level=True)
    return -0.1


def sky():
    """A high, pale sky; towns lie behind the roof's edge."""
    w = world(0.75, (0.70, 0.82, 1.0))
    nt = w.node_tree
    ramp = nt.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (0.86, 0.88, 0.90, 1)
    ramp.color_ramp.elements[0].position = 0.02
    ramp.color_ramp.elements[1].color = (0.33, 0.53, 0.80, 1)
    ramp.color_ramp.elements[1].position = 0.55
    split, where = nt.nodes.new("ShaderNodeSeparateXYZ"), nt.nodes.new("ShaderNodeTexCoord")
    nt.links.new(where.outputs["Generated"], split.inputs[0])
    nt.links.new(split.outputs[2], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], nt.nodes["Background"].inputs[0])
    r = random.Random(11)
    far = Mesh(2, spread=0.15)
    for i in range(26):
        h = r.uniform(0.2, 1.6)
        far.box((-30 + 2.5 * i, 34 + r.uniform(0, 8), h / 2 - 0.6), (r.uniform(1.5, 3.2), 2, h + 1.2))
    far.build("town", plaster("haze", (0.42, 0.47, 0.53)), 0)


def silencer(at, w=1.5, h=1.1, length=1.8, splitters=4):
    """A duct silencer whose open end looks to -y: splitters of mineral wool behind pierced steel."""
    zinc, wool = galvanised(), plain("fleece", (0.035, 0.035, 0.036), 0.9)
    x, y, z = at
    shell = Mesh(2)
    for s in (-1, 1):
        shell.box((x + s * w / 2, y + length / 2, z + h / 2), (0.004, length, h))
        shell.box((x, y + length / 2, z + h / 2 + s * h / 2), (w, length, 0.004))
    shell.build("shell", zinc)
    for e in (0.0, length - 0.04):
        rail = Mesh(3)
        for s in (-1, 1):
            rail.box((x + s * (w / 2 + 0.02), y + e + 0.02, z + h / 2), (0.042, 0.04, h + 0.08))
            rail.box((x, y + e + 0.02, z + h / 2 + s * (h / 2 + 0.02)), (w, 0.04, 0.042))
        rail.build("flange", zinc, 0.003, 3)
    step = w / splitters
    for k in range(splitters):
        c = x - w / 2 + step * (k + 0.5)
        t = step * 0.52
        box("splitter", (c, y + length / 2 + 0.04, z + h / 2), (t, length - 0.2, h - 0.01), wool, 0.004, seed=k)
        nose = [(c + t / 2 * math.cos(math.pi + math.pi * i / 16), y + 0.14 + t / 2 * math.sin(math.pi + math.pi * i / 16)) for i in range(17)]
        Mesh(4).prism(nose, z + 0.005, z + h - 0.005, tone=1.0, axis=2).build("nose", zinc, 0.001)
        for s in (-1, 1):
            box("sheet", (c + s * (t / 2 + 0.002), y + 0.26, z + h / 2), (0.003, 0.22, h - 0.012), zinc, 0)


def scene_silencers():
    """The workshop: a splitter silencer on trestles, ducts along the wall above it."""
    W, D, H = 13.0, 9.0, 4.6
    wall("back wall", (0, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.46, 0.47, 0.47)))
    box("band", (0, -0.002, 0.55), (W, 0.004, 1.1), plain("band", (0.13, 0.16, 0.18), 0.5), 0)
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.30, 0.30, 0.29), 0.5), 0)
    silencer((0.25, -2.35, 0.72))
    for dy in (0.35, 1.45):
        trestle = Mesh(3)
        trestle.box((0.25, -2.35 + dy, 0.655), (1.9, 0.09, 0.09))
        for sx in (-0.8, 0.8):
            for sy in (-0.22, 0.22):
                trestle.rod((0.25 + sx, -2.35 + dy + sy, 0), (0.25 + sx * 0.96, -2.35 + dy, 0.63), 0.028)
        trestle.build("trestle", plain("trestle", YELLOW, 0.5), 0.004)
    zinc = galvanised()
    run = Mesh(5)
    run.box((-0.6, -0.65, 3.35), (9.0, 0.9, 0.62))
    run.build("duct", zinc, 0.004)
    for i in range(8):
        box("joint", (-4.6 + 1.2 * i, -0.65, 3.35), (0.05, 0.98, 0.70), zinc, 0.004, seed=i)
        for s in (-1, 1):
            Mesh(1).rod((-4.0 + 1.2 * i, -0.65 + s * 0.5, 2.95), (-4.0 + 1.2 * i, -0.65 + s * 0.5, 4.6), 0.007).build("hanger", bare_steel())
    lathe("spiral duct", [(0.3, -5), (0.3, 5)], zinc, (0, -0.5, 2.6), seg=56, rot=(0, math.pi / 2, 0))
    for i in range(60):
        lathe("seam", [(0.301, -0.006), (0.306, 0), (0.301, 0.006)], zinc, (-5 + 0.17 * i, -0.5, 2.6), seg=40, rot=(0, math.pi / 2, 0))
    # splitters that wait for their shell
    for i in range(5):
        box("waiting", (2.35 + 0.26 * i, -0.40 - 0.03 * i, 0.62), (0.19, 0.34, 1.2), plain("fleece", (0.035, 0.035, 0.036), 0.9), 0.006, rot=(-0.12, 0, 0.04 * (i % 2)), seed=i)
        box("edge", (2.35 + 0.26 * i, -0.585 - 0.03 * i, 0.60), (0.20, 0.03, 1.22), zinc, 0.01, rot=(-0.12, 0, 0.04 * (i % 2)), seg=4, seed=20 + i)
    box("bench top", (-2.6, -0.55, 0.9), (2.0, 0.75, 0.05), oak(), 0.004, grain=0)
    legs = Mesh(4)
    for sx in (-0.9, 0.9):
        for sy in (-0.3, 0.3):
            legs.box((-2.6 + sx, -0.55 + sy, 0.44), (0.06, 0.06, 0.88))
    legs.box((-2.6, -0.55, 0.25), (1.8, 0.6, 0.03))
    legs.build("bench", dark_frame(), 0.004)
    for k in range(3):
        lathe("tape", [(0.04, 0), (0.075, 0), (0.075, 0.05), (0.04, 0.05)], (zinc, plain("tape", (0.5, 0.5, 0.5), 0.4), plain("warn", YELLOW, 0.5))[k], (-3.1 + 0.22 * k, -0.5 - 0.1 * (k % 2), 0.925))
    box("level", (-2.2, -0.62, 0.945), (0.6, 0.03, 0.06), plain("level", YELLOW, 0.45), 0.006, rot=(0, 0, 0.2))
    box("rivet case", (-1.95, -0.4, 0.99), (0.4, 0.26, 0.13), plain("case", (0.16, 0.03, 0.02), 0.5), 0.012, seg=3)
    daylight(strength=1.0, patch=-1.0)
    area((2.8, -6.0, 3.6), (0.3, -1.6, 1.1), (2.4, 1.6), 90, (0.95, 0.98, 1.0))
    camera((-1.0, -6.6, 1.62), (0.28, -1.0, 1.5), lens=32, shift=(0, 0.0), level=True)
    return 0.25


def scene_foam_cutting():
    """A block on the table of the splitting machine: its blade runs between two posts, sheets lie off to the right."""
    W, D, H = 13.0, 9.0, 4.4
    wall("back wall", (0, 0.1, H / 2), (W, 0.2, H), plaster("works wall", (0.50, 0.53, 0.55)))
    box("floor", (0, -D / 2, -0.05), (W, D, 0.1), plaster("concrete", (0.36, 0.36, 0.355), 0.5), 0)
    light = plain("machine", (0.55, 0.57, 0.58), 0.42, 0.4)
    blue = plain("machine blue", (0.03, 0.075, 0.16), 0.38, 0.45)
    x, y = -0.5, -1.35
    box("table", (x + 0.6, y, 0.78), (4.2, 1.5, 0.08), light, 0.006, seg=3)
    box("belt", (x + 0.6, y, 0.823), (4.16, 1.36, 0.006), plain("belt", (0.05, 0.10, 0.075), 0.6), 0.002)
    for sx in (-1.2, 0.6, 2.4):
        box("leg", (x + sx, y, 0.37), (0.12, 1.2, 0.74), light, 0.006, seg=3)
    white, grey = pale_foam(), foam("cut grey", (0.30, 0.30, 0.295), tile=0.42, bump=0.0009, pore=0.42)
    box("block", (x - 0.15, y, 0.826 + 0.25), (1.9, 1.15, 0.50), white, 0.006, seg=3, seed=3)
    z = 0.826 + 0.503
    for k, t in enumerate((0.05, 0.05, 0.03)):
        # the sheet just cut rises before the blade, like a page
        m = Mesh(12 + k)
        rise = 0.0 if k < 2 else 0.20
        m.grid(2, 26, lambda i, j: (x - 1.10 + 1.9 * j / 25, y - 0.575 + 1.15 * i, z + t / 2 + (rise * max(0.0, (j - 14) / 11) ** 2)), uv01=False)
        m.build("sheet", white if k != 1 else grey, solid=t * 0.97)
        z += t + 0.003
    for sy in (-0.86, 0.86):
        box("post", (x + 0.82, y + sy, 1.25), (0.34, 0.22, 1.7), blue, 0.02, seg=4)
        lathe("wheel", [(0, -0.05), (0.30, -0.05), (0.32, -0.03), (0.32, 0.03), (0.30, 0.05), (0, 0.05)], light, (x + 0.82, y + sy * 1.16, 1.62), seg=64, rot=(math.pi / 2, 0, 0))
    box("bridge", (x + 0.82, y, 2.06), (0.30, 1.94, 0.20), blue, 0.02, seg=4)
    box("warning", (x + 0.665, y, 2.06), (0.004, 1.4, 0.07), plain("warn", YELLOW, 0.5), 0)
    box("blade", (x + 0.78, y, 1.47), (0.055, 1.62, 0.004), bare_steel(), 0)
    box("pressure roller", (x + 0.60, y, 1.66), (0.05, 1.5, 0.05), bare_steel(), 0.01)
    box("panel", (x + 0.82, y - 1.02, 1.32), (0.24, 0.06, 0.32), plain("control", (0.05, 0.055, 0.06), 0.4), 0.01, seg=3)
    box("screen", (x + 0.82, y - 1.052, 1.37), (0.17, 0.004, 0.11), emission("screen", 0.7, colour=(0.30, 0.62, 0.85)), 0)
    lathe("stop", [(0, 0), (0.026, 0), (0.028, 0.02), (0.02, 0.03), (0, 0.03)], plain("stop red", (0.5, 0.02, 0.015), 0.4), (x + 0.82, y - 1.05, 1.23), rot=(math.pi / 2, 0, 0))
    stack(x + 1.95, y, 0.826, [(1.15, 1.1, t, m) for t, m in ((0.05, white), (0.05, grey), (0.03, white), (0.03, white), (0.05, grey), (0.02, white))], 4)
    # finished work on a pallet, and offcuts in their crate
    pallet = Mesh(9, spread=0.1)
    for k in range(6):
        pallet.box((3.15, -0.95 + 0.16 * k, 0.125), (1.3, 0.12, 0.03), 0)
    for k in range(3):
        pallet.box((2.62 + 0.52 * k, -0.55, 0.055), (0.1, 0.95, 0.11), 1)
    pallet.build("pallet", oak("pallet", (0.9, 0.8, 0.66)), 0.003)
    stack(3.15, -0.55, 0.14, [(1.2, 0.85, 0.1, (white, grey)[k % 3 == 1]) for k in range(11)], 6)
    r = random.Random(5)
    crate = Mesh(6, spread=0.1)
    for k in range(4):
        for s in (-1, 1):
            crate.box((-2.95, -1.0 + s * 0.36, 0.10 + 0.15 * k), (0.95, 0.022, 0.12), 0)
            crate.box((-2.95 + s * 0.48, -1.0, 0.10 + 0.15 * k), (0.022, 0.72, 0.12), 1)
    crate.build("crate", oak("pallet", (0.9, 0.8, 0.66)), 0.003)
    for k in range(16):
        box("offcut", (-2.95 + r.uniform(-0.34, 0.34), -1.0 + r.uniform(-0.24, 0.24), 0.42 + 0.024 * k), (r.uniform(0.08, 0.3), r.uniform(0.08, 0.3), r.uniform(0.04, 0.1)), (white, grey, white)[k % 3], 0.003, rot=(r.uniform(-0.7, 0.7), r.uniform(-0.7, 0.7), r.uniform(0, 3)), seed=k)
    for i, (a, h) in enumerate(((-2.2, 1.9), (-1.75, 2.1), (-1.3, 1.7))):
        box("leaning", (a - 0.9, -0.22 - 0.09 * i, h / 2), (0.9, 0.08, h), (white, grey, white)[i], 0.004, rot=(-0.09, 0, 0), seg=3, seed=50 + i)
    daylight(strength=1.0, patch=-1.3)
    area((2.4, -6.5, 3.6), (0.2, -1.2, 1.0), (2.4, 1.6), 80, (0.95, 0.98, 1.0))
    camera((-1.9, -6.4, 1.95), (0.35, -1.0, 1.15), lens=36, shift=(0, 0.0))
    return 0.15


PICTURES = {
    "scene-data-centre": scene_data_centre,
    "scene-test-cell": scene_test_cell,
    "scene-roof": scene_roof,
    "scene-silencers": scene_silencers,
    "scene-foam-cutting": scene_foam_cutting,
}
